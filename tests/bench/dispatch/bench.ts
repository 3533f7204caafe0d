import { fail, options } from './cpu'
import { benchDay, compareDays, liveDays, repairDay } from './days'
import { benchInstances } from './instances'

/**
 * The dispatch benchmarks: `--instances DIR --best FILE` plans the public instances, `--day` one generated day for 1, 10
 * and 60 CPU seconds, `--compare N` N days against a dispatcher without look-ahead, `--repairs N` N accidents on a day,
 * `--simulate N` N days under uncertain times. All take `--cpu SECONDS` and `--seed N`.
 */
const given = options(process.argv.slice(2))
if (given.has('instances')) await benchInstances(given)
else if (given.has('day')) benchDay(given)
else if (given.has('compare')) compareDays(given)
else if (given.has('repairs')) repairDay(given)
else if (given.has('simulate')) liveDays(given)
else fail('one of --instances, --day, --compare, --repairs and --simulate is needed')
