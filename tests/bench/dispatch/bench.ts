import { fail, options } from './cpu'
import { benchDay, compareDays, liveDays, repairDay } from './days'
import { benchInstances } from './instances'

/** The dispatch benchmarks. Times are CPU seconds of this process; each plan is judged by a checker apart from the planner. */
const USAGE = `npm run bench:dispatch -- one of
  --instances DIR --best FILE --cpu SECONDS [--only REGEX] [--no-bound]   the public instances against the best known values
  --day                                                                   a generated day: first plan, 10 and 60 seconds, same bytes
  --compare DAYS [--cpu 5]                                                days against a dispatcher without look-ahead
  --repairs EVENTS [--kind KIND,KIND] [--cpu 10]                          accidents on one running day
  --simulate DAYS [--cpu 5]                                               days under uncertain times, re-planned every 5 minutes
with --seed N (1), and --trucks N (200) for generated days`

const given = options(process.argv.slice(2))
if (given.has('instances')) await benchInstances(given)
else if (given.has('day')) benchDay(given)
else if (given.has('compare')) compareDays(given)
else if (given.has('repairs')) repairDay(given)
else if (given.has('simulate')) liveDays(given)
else fail(USAGE)
