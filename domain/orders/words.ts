// Made by `npm run words` from words.en.json.
import { showDate, showTime } from '../kit/dates'
import { showVolume } from '../kit/figures'
import { translated, translatedWith } from '../kit/translated'

/** orders.site.title: Pour {order} */
export const siteTitle = (given: { order: string | number }) => translatedWith('orders.siteTitle', given) ?? `Pour ${given.order}`

/** orders.site.link-ended: Link ended */
export const siteLinkEnded = () => translated("Link ended")

/** orders.site.this-link-ended: This link has ended */
export const siteThisLinkEnded = () => translated("This link has ended")

/** orders.site.where-when: {site}, {day, date}. {code}, {product} */
export const siteWhereWhen = (given: { site: string | number; day: string; code: string | number; product: string | number }) => translatedWith('orders.siteWhereWhen', given) ?? `${given.site}, ${showDate(given.day)}. ${given.code}, ${given.product}`

/** orders.site.as-of: As of {at, time} */
export const siteAsOf = (given: { at: string }) => translatedWith('orders.siteAsOf', given) ?? `As of ${showTime(given.at)}`

/** orders.site.call-by: Call by {at, time} on {at, date} to keep your time. */
export const siteCallBy = (given: { at: string }) => translatedWith('orders.siteCallBy', given) ?? `Call by ${showTime(given.at)} on ${showDate(given.at)} to keep your time.`

/** orders.site.time-given: Your time was given to others, because nobody called. Call the plant for another one. */
export const siteTimeGiven = () => translated("Your time was given to others, because nobody called. Call the plant for another one.")

/** orders.site.call-plant: Call the plant, {phone} */
export const siteCallPlant = (given: { phone: string | number }) => translatedWith('orders.siteCallPlant', given) ?? `Call the plant, ${given.phone}`

/** orders.site.poured: Poured */
export const sitePoured = () => translated("Poured")

/** orders.site.on-the-way: On the way */
export const siteOnTheWay = () => translated("On the way")

/** orders.site.balance: Balance */
export const siteBalance = () => translated("Balance")

/** orders.site.ordered: Ordered {m3, number, volume} */
export const siteOrdered = (given: { m3: string | number }) => translatedWith('orders.siteOrdered', given) ?? `Ordered ${showVolume(given.m3)}`

/** orders.site.ordered-on-call: Ordered {m3, number, volume}. On call: {call, number, volume}, sent when you ask */
export const siteOrderedOnCall = (given: { m3: string | number; call: string | number }) => translatedWith('orders.siteOrderedOnCall', given) ?? `Ordered ${showVolume(given.m3)}. On call: ${showVolume(given.call)}, sent when you ask`

/** orders.site.passport: Concrete passport {no} */
export const sitePassport = (given: { no: string | number }) => translatedWith('orders.sitePassport', given) ?? `Concrete passport ${given.no}`

/** orders.site.readiness-told: Readiness reported at {at, time} by {name}. Change it */
export const siteReadinessTold = (given: { at: string; name: string | number }) => translatedWith('orders.siteReadinessTold', given) ?? `Readiness reported at ${showTime(given.at)} by ${given.name}. Change it`

/** orders.site.ends: This page opens this pour alone and ends on {at, date} at {at, time}. */
export const siteEnds = (given: { at: string }) => translatedWith('orders.siteEnds', given) ?? `This page opens this pour alone and ends on ${showDate(given.at)} at ${showTime(given.at)}.`

/** orders.site-ready.first-at: First load at {at, time}: is the site ready? */
export const siteReadyFirstAt = (given: { at: string }) => translatedWith('orders.siteReadyFirstAt', given) ?? `First load at ${showTime(given.at)}: is the site ready?`

/** orders.site-ready.asked: Is the site ready? */
export const siteReadyAsked = () => translated("Is the site ready?")

/** orders.site-ready.tell: Tell the plant */
export const siteReadyTell = () => translated("Tell the plant")

/** orders.site-ready.told: The plant knows */
export const siteReadyTold = () => translated("The plant knows")

/** orders.site-ready.ready: Ready */
export const siteReadyReady = () => translated("Ready")

/** orders.site-ready.not-ready: Not ready */
export const siteReadyNotReady = () => translated("Not ready")

/** orders.site-ready.access: Access for trucks */
export const siteReadyAccess = () => translated("Access for trucks")

/** orders.site-ready.pump: Pump or chute */
export const siteReadyPump = () => translated("Pump or chute")

/** orders.site-ready.crew: Crew */
export const siteReadyCrew = () => translated("Crew")

/** orders.site-ready.slump: Slump test */
export const siteReadySlump = () => translated("Slump test")

/** orders.site-ready.say: Say whether it is ready */
export const siteReadySay = () => translated("Say whether it is ready")

/** orders.site-form.name: Your name */
export const siteFormName = () => translated("Your name")

/** orders.site-form.sending: Sending… */
export const siteFormSending = () => translated("Sending…")

/** orders.site-load.next: Next trucks */
export const siteLoadNext = () => translated("Next trucks")

/** orders.site-load.none: No further truck is coming. */
export const siteLoadNone = () => translated("No further truck is coming.")

/** orders.site-load.promised-from: Promised {at, time}, from {plant} */
export const siteLoadPromisedFrom = (given: { at: string; plant: string | number }) => translatedWith('orders.siteLoadPromisedFrom', given) ?? `Promised ${showTime(given.at)}, from ${given.plant}`

/** orders.site-load.truck-promised-from: Truck {truck}, {plate}. Promised {at, time}, from {plant} */
export const siteLoadTruckPromisedFrom = (given: { truck: string | number; plate: string | number; at: string; plant: string | number }) => translatedWith('orders.siteLoadTruckPromisedFrom', given) ?? `Truck ${given.truck}, ${given.plate}. Promised ${showTime(given.at)}, from ${given.plant}`

/** orders.site-load.there: Loads on site and poured */
export const siteLoadThere = () => translated("Loads on site and poured")

/** orders.site-load.on-site: On site {on, time}, promised {promised, time} */
export const siteLoadOnSite = (given: { on: string; promised: string }) => translatedWith('orders.siteLoadOnSite', given) ?? `On site ${showTime(given.on)}, promised ${showTime(given.promised)}`

/** orders.site-load.poured-from: poured from {at, time} */
export const siteLoadPouredFrom = (given: { at: string }) => translatedWith('orders.siteLoadPouredFrom', given) ?? `poured from ${showTime(given.at)}`

/** orders.site-load.poured-from-to: poured from {at, time} to {end, time} */
export const siteLoadPouredFromTo = (given: { at: string; end: string }) => translatedWith('orders.siteLoadPouredFromTo', given) ?? `poured from ${showTime(given.at)} to ${showTime(given.end)}`

/** orders.site-load.signed-at: signed at {at, time} */
export const siteLoadSignedAt = (given: { at: string }) => translatedWith('orders.siteLoadSignedAt', given) ?? `signed at ${showTime(given.at)}`

/** orders.site-load.late: {minutes} min late */
export const siteLoadLate = (given: { minutes: string | number }) => translatedWith('orders.siteLoadLate', given) ?? `${given.minutes} min late`

/** orders.site-load.ticket: Ticket */
export const siteLoadTicket = () => translated("Ticket")

/** orders.site-load.ticket-of: Ticket {no} */
export const siteLoadTicketOf = (given: { no: string | number }) => translatedWith('orders.siteLoadTicketOf', given) ?? `Ticket ${given.no}`

/** orders.site-load.e-ticket-of: E-ticket {no} */
export const siteLoadETicketOf = (given: { no: string | number }) => translatedWith('orders.siteLoadETicketOf', given) ?? `E-ticket ${given.no}`

/** orders.site-load.sign: Sign */
export const siteLoadSign = () => translated("Sign")

/** orders.site-load.sign-for: Sign for {no} */
export const siteLoadSignFor = (given: { no: string | number }) => translatedWith('orders.siteLoadSignFor', given) ?? `Sign for ${given.no}`

/** orders.site-load.sign-this: Sign for this load */
export const siteLoadSignThis = () => translated("Sign for this load")

/** orders.site-load.signed: Signed */
export const siteLoadSigned = () => translated("Signed")

/** orders.site-load.none-such: There is no such load on this pour */
export const siteLoadNoneSuch = () => translated("There is no such load on this pour")

/** orders.site-load.sign-once: A load is signed for once it is on site */
export const siteLoadSignOnce = () => translated("A load is signed for once it is on site")

/** orders.site-load.signed-already: {no} is signed for already */
export const siteLoadSignedAlready = (given: { no: string | number }) => translatedWith('orders.siteLoadSignedAlready', given) ?? `${given.no} is signed for already`

/** orders.site-request.ask: Ask the dispatcher */
export const siteRequestAsk = () => translated("Ask the dispatcher")

/** orders.site-request.ask-what: Ask: {what} */
export const siteRequestAskWhat = (given: { what: string | number }) => translatedWith('orders.siteRequestAskWhat', given) ?? `Ask: ${given.what}`

/** orders.site-request.sent: The dispatcher has it */
export const siteRequestSent = () => translated("The dispatcher has it")

/** orders.site-request.with-dispatcher: With the dispatcher */
export const siteRequestWithDispatcher = () => translated("With the dispatcher")

/** orders.site-request.hold: Hold the pour */
export const siteRequestHold = () => translated("Hold the pour")

/** orders.site-request.release: Send what is on call */
export const siteRequestRelease = () => translated("Send what is on call")

/** orders.site-request.more: Send more */
export const siteRequestMore = () => translated("Send more")

/** orders.site-request.last: Last load */
export const siteRequestLast = () => translated("Last load")

/** orders.site-request.more-m3: Send {m3} m³ more */
export const siteRequestMoreM3 = (given: { m3: string | number }) => translatedWith('orders.siteRequestMoreM3', given) ?? `Send ${given.m3} m³ more`

/** orders.site-request.release-m3: Send {m3} m³ on call */
export const siteRequestReleaseM3 = (given: { m3: string | number }) => translatedWith('orders.siteRequestReleaseM3', given) ?? `Send ${given.m3} m³ on call`

/** orders.site-request.how-many: How many m³ more */
export const siteRequestHowMany = () => translated("How many m³ more")

/** orders.site-request.how-many-of: How many of the {m3} m³ */
export const siteRequestHowManyOf = (given: { m3: string | number }) => translatedWith('orders.siteRequestHowManyOf', given) ?? `How many of the ${given.m3} m³`

/** orders.site-request.when: When on site (optional) */
export const siteRequestWhen = () => translated("When on site (optional)")

/** orders.site-request.last-means: No load comes after those that are called or on the way. */
export const siteRequestLastMeans = () => translated("No load comes after those that are called or on the way.")

/** orders.site-request.why: Why (optional) */
export const siteRequestWhy = () => translated("Why (optional)")

/** orders.site-request.asked-by: {at, time} by {name} */
export const siteRequestAskedBy = (given: { at: string; name: string | number }) => translatedWith('orders.siteRequestAskedBy', given) ?? `${showTime(given.at)} by ${given.name}`

/** orders.site-request.say-m3: Say how many m³ to send, and for nothing else */
export const siteRequestSayM3 = () => translated("Say how many m³ to send, and for nothing else")

/** orders.site-request.at-most: At most {m3} m³ at once */
export const siteRequestAtMost = (given: { m3: string | number }) => translatedWith('orders.siteRequestAtMost', given) ?? `At most ${given.m3} m³ at once`

/** orders.site-request.when-alone: Say when for what is on call alone */
export const siteRequestWhenAlone = () => translated("Say when for what is on call alone")

/** orders.site-request.why-not: Tell the site why not */
export const siteRequestWhyNot = () => translated("Tell the site why not")

/** orders.site-request.held-already: {order} is on hold already */
export const siteRequestHeldAlready = (given: { order: string | number }) => translatedWith('orders.siteRequestHeldAlready', given) ?? `${given.order} is on hold already`

/** orders.site-request.m3-on-call: {m3} m³ are on call */
export const siteRequestM3OnCall = (given: { m3: string | number }) => translatedWith('orders.siteRequestM3OnCall', given) ?? `${given.m3} m³ are on call`

/** orders.site-request.passed: {time} has passed */
export const siteRequestPassed = (given: { time: string | number }) => translatedWith('orders.siteRequestPassed', given) ?? `${given.time} has passed`

/** orders.site-request.asked-already: {what} is with the dispatcher already */
export const siteRequestAskedAlready = (given: { what: string | number }) => translatedWith('orders.siteRequestAskedAlready', given) ?? `${given.what} is with the dispatcher already`
