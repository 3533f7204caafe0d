// Made by `npm run words` from words.en.json.
import { showNumber } from '../kit/figures'
import { translated, translatedWith } from '../kit/translated'
import { plural } from '../kit/sentence'

/** reports.home.needs-you: Needs you */
export const homeNeedsYou = () => translated("Needs you")

/** reports.home.items: {count, plural, one {# item} other {# items}} */
export const homeItems = (given: { count: number }) => translatedWith('reports.homeItems', given) ?? `${plural(given.count, { one: `${showNumber(given.count)} item`, other: `${showNumber(given.count)} items` })}`

/** reports.home.nothing: Nothing needs you now */
export const homeNothing = () => translated("Nothing needs you now")

/** reports.home.nothing-means: Approvals, exceptions and late work that you may act on appear here, with their age and amount. */
export const homeNothingMeans = () => translated("Approvals, exceptions and late work that you may act on appear here, with their age and amount.")

/** reports.home.first: First: {name} */
export const homeFirst = (given: { name: string | number }) => translatedWith('reports.homeFirst', given) ?? `First: ${given.name}`

/** reports.home.escalated: Escalated to {name} {at} */
export const homeEscalated = (given: { name: string | number; at: string | number }) => translatedWith('reports.homeEscalated', given) ?? `Escalated to ${given.name} ${given.at}`

/** reports.home.workplaces: Workplaces */
export const homeWorkplaces = () => translated("Workplaces")

/** reports.home.tasks: Common tasks */
export const homeTasks = () => translated("Common tasks")

/** reports.home.laboratory: Laboratory today */
export const homeLaboratory = () => translated("Laboratory today")

/** reports.home.pours: Pours today */
export const homePours = () => translated("Pours today")

/** reports.home.pours-of-day: Pours of the day */
export const homePoursOfDay = () => translated("Pours of the day")

/** reports.home.by-end-of: {m3} m³ by the end of {day} */
export const homeByEndOf = (given: { m3: string | number; day: string | number }) => translatedWith('reports.homeByEndOf', given) ?? `${given.m3} m³ by the end of ${given.day}`

/** reports.home.behind: more than {minutes} min behind */
export const homeBehind = (given: { minutes: string | number }) => translatedWith('reports.homeBehind', given) ?? `more than ${given.minutes} min behind`

/** reports.home.within: within {minutes} min */
export const homeWithin = (given: { minutes: string | number }) => translatedWith('reports.homeWithin', given) ?? `within ${given.minutes} min`

/** reports.home.median: median, arrival to pour */
export const homeMedian = () => translated("median, arrival to pour")

/** reports.home.of-all: of {count} */
export const homeOfAll = (given: { count: string | number }) => translatedWith('reports.homeOfAll', given) ?? `of ${given.count}`

/** reports.home.in-yards: {count} in the yards */
export const homeInYards = (given: { count: string | number }) => translatedWith('reports.homeInYards', given) ?? `${given.count} in the yards`

/** reports.home.carried: carried a load */
export const homeCarried = () => translated("carried a load")

/** reports.home.morning: Good morning */
export const homeMorning = () => translated("Good morning")

/** reports.home.afternoon: Good afternoon */
export const homeAfternoon = () => translated("Good afternoon")

/** reports.home.evening: Good evening */
export const homeEvening = () => translated("Good evening")

/** reports.home.more: {count} more */
export const homeMore = (given: { count: string | number }) => translatedWith('reports.homeMore', given) ?? `${given.count} more`

/** reports.arrange.title: Arrange this page */
export const arrangeTitle = () => translated("Arrange this page")

/** reports.arrange.means: Kept for you wherever you sign in. */
export const arrangeMeans = () => translated("Kept for you wherever you sign in.")

/** reports.arrange.reset: Reset */
export const arrangeReset = () => translated("Reset")

/** reports.arrange.up: Move {part} up */
export const arrangeUp = (given: { part: string | number }) => translatedWith('reports.arrangeUp', given) ?? `Move ${given.part} up`

/** reports.arrange.down: Move {part} down */
export const arrangeDown = (given: { part: string | number }) => translatedWith('reports.arrangeDown', given) ?? `Move ${given.part} down`

/** reports.arrange.done: Page arranged */
export const arrangeDone = () => translated("Page arranged")

/** reports.activity.on-day: {figure}, on {day} */
export const activityOnDay = (given: { figure: string | number; day: string | number }) => translatedWith('reports.activityOnDay', given) ?? `${given.figure}, on ${given.day}`
