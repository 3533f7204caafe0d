/** Sentences for the rules of the engine; a rule without one shows its key. */
const WORDS: Record<string, string> = {
  banned: 'Truck or driver is banned from this customer, project or site',
  'other-group': 'Its fleet group does not serve this project',
  'truck-type': 'The order asks for another type of truck',
  'too-small': 'The truck is too small for this load',
  'pass-missing': 'Truck or driver lacks a pass of the site',
  plant: 'The plant may not serve this site',
  'other-region': 'The plant belongs to another region',
  'plant-off': 'The plant is inactive',
  certificate: 'The plant has no valid certificate on that day',
  eligibility: 'The plant is closed to this site or product',
  'too-far': 'The plant is too far away',
  line: 'The plant has no such batching line',
  mix: 'The line has no mix for this product',
  volume: 'The volume does not fit the order or the truck',
  'load-size': 'The load size is not the one agreed',
  travel: 'It would unload before it can arrive',
  unload: 'The unloading time is not that of the site',
  'drum-life': 'The concrete would be too long in the drum',
  'plant-hours': 'The plant is not open then',
  start: 'The first load is outside its window',
  finish: 'The last load ends too late',
  'most-plants': 'The order is supplied by too many plants',
  'one-at-a-time': 'Two trucks unload at once at one point',
  interval: 'Trucks come faster than the site takes them',
  gap: 'The gap between two loads is over the limit',
  'truck-busy': 'The truck is still on its way from another load',
  'truck-out': 'The truck is not available then',
  shift: 'The driver’s hours end before the truck is home',
  'line-busy': 'The batching line is busy with another load',
  'line-out': 'The batching line is out of service then',
  'hourly-volume': 'The plant would batch more than its capacity of that hour',
  frozen: 'A load that is called, batched or locked stays where it is',
  merged: 'Only a part of a merged order is served',
  'line-full': 'No batching line is free in time',
  'still-busy': 'It is still busy with an earlier load',
  'next-load': 'It would be late for its next load',
  'tour-full': 'It has its maximum number of loads already',
  'no-plant': 'No plant can serve it',
  'no-truck': 'No truck can serve it',
  'no-room-left': 'No truck or line is free: other loads are planned then',
  'not-called': 'The site still has to call: confirmed orders have the trucks',
  'too-few-trucks': 'Too few trucks are on shift then, even without other orders',
  'own-limits': 'Its start, spacing and gap cannot all be kept, even with every truck free',
  'rest-limits': 'The open loads cannot follow those under way within the gap limit and the latest end',
}

const RELAXED: Record<string, (amount: number) => string> = {
  'smaller-loads': () => 'Cut its loads to the trucks there are',
  'start-later': amount => `Start up to ${amount} min later`,
  'start-earlier': amount => `Start up to ${amount} min earlier`,
  'longer-gap': amount => `Allow gaps ${amount} min longer`,
  'drum-life': amount => `Allow ${amount} min more in the drum`,
  'more-plants': amount => (amount === 1 ? 'Allow one more plant' : `Allow ${amount} more plants`),
  'more-trucks': amount => (amount === 1 ? 'One more truck' : `${amount} more trucks`),
  'any-truck': () => 'Allow any truck: no type, pass or ban',
}

/** "Cut its loads to 7 + 7 + 4 m³". */
export const cutWords = (volumes: readonly number[]): string =>
  `Cut its loads to ${volumes.map(volume => volume / 100).join(' + ')} m³`
/** "the first 6 of 10 loads fit as booked", which an order that waits whole may be served with. */
export const asBookedWords = (fitting: number, loads: number): string =>
  `the first ${fitting === 1 ? 'load' : fitting} of ${loads} ${fitting === 1 ? 'fits' : 'loads fit'} as booked`

export const ruleWords = (rule: string): string => WORDS[rule] ?? rule.replaceAll('-', ' ')
export const relaxationWords = (rule: string, amount: number): string =>
  RELAXED[rule]?.(amount) ?? `${ruleWords(rule)}: ${amount}`
