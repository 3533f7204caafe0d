/**
 * What is left to chance in the simulated year, and nothing else: every draw of it comes from here. Minutes are those of the
 * day, shares are of 1, cv is the standard deviation over the mean. `--spread` multiplies the cv of travel and unloading.
 */

/** The way and the unloading that a truck really has, over the mean of the table and of the order: lognormal, mean 1. */
export const CV = { travel: 0.25, travelInPeaks: 0.4, unloading: 0.35 }
/** Hours of departure in which the roads are full. */
export const PEAKS = [
  { from: 420, until: 570 },
  { from: 1020, until: 1140 },
]

/** One in so many hours on shift. The truck is out for a while; what is in its drum and not yet pouring is lost. */
export const BREAKDOWN = { truckHours: 400, outFrom: 60, outUntil: 240 }
/** Share of rostered drivers who do not come; nobody knows before the shift begins, and nobody comes instead. */
export const NO_SHOW = 0.03
/** The site is not ready at the promised minute, as the first truck learns when it is there. */
export const SITE_LATE = { share: 0.15, from: 10, until: 40 }

/** Share of orders that their customers change once: called in this long before the first load was asked for. */
export const CHANGE = {
  share: 0.1,
  before: { from: 90, until: 900 },
  /** Shares of what is wanted: another time, so many minutes off; more at the end; less at the end; nothing. */
  kinds: { moved: 0.4, more: 0.2, less: 0.2, cancelled: 0.2 },
  movedBy: { from: 30, until: 120 },
  /** Share of the loads by which it gets more or less, one at least. */
  loads: { from: 0.1, until: 0.4 },
}

/** When people ring: so many days ahead by weight, in office hours; on the day at least `notice` before the asked minute. */
export const CALLS = { daysAhead: [18, 52, 20, 10], office: { from: 420, until: 1080 }, notice: 150 }
/** Who is not given the asked time takes another up to so many minutes off, else asks for the same time a day later, so often. */
export const PATIENCE = { from: 60, until: 300, daysLater: 3 }

/** Sites that are poured at over the year, in a square of so many kilometres with the plants in it. */
export const SITES = { count: 60, sideKm: 26 }
/** The asked minute of the first load by the hour, weights from six o'clock on; on the quarter. */
export const ASKED_HOURS = [7, 11, 11, 10, 9, 9, 8, 9, 9, 8, 6, 3]
/** Loads of an order by weight; of a large one evenly. */
export const LOADS = { few: [20, 22, 18, 12, 9, 7, 5, 4], large: { share: 0.1, from: 9, until: 18 } }
/** Unloading of a full truck, and what the site wants between two trucks above that. */
export const UNLOADING = { from: 14, until: 26 }
export const SLACK = { from: 3, until: 14 }
/** Orders of a day: mean by the fleet, cv from day to day. */
export const DEMAND = { cv: 0.12 }
