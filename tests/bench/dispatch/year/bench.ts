import { numberOf, options, textOf } from '../cpu'
import { tableOf } from './table'
import { liveYear, type YearState } from './year'

/** npm run bench:year -- --resume FOLDER [--days 250] [--seed 1] [--spread 1] [--orders 46] [--rounds 150] */
const given = options(process.argv.slice(2))
const ask = {
  days: numberOf(given, 'days', 250),
  seed: numberOf(given, 'seed', 1),
  spread: numberOf(given, 'spread', 1),
  orders: numberOf(given, 'orders', 46),
  rounds: numberOf(given, 'rounds', 150),
}

const told = ({ days }: YearState) => {
  const { day, figures, cpu } = days.at(-1)!
  const { firsts, firstsKept, loads, kept, busy, rostered } = figures.promise
  console.log(
    `day ${day + 1}: first loads ${firstsKept} of ${firsts}, loads ${kept} of ${loads}, fleet use ${Math.round((100 * busy) / rostered)} %, CPU ${Object.values(
      cpu,
    )
      .map(each => each.toFixed(1))
      .join(' ')} s`,
  )
}

const { days } = liveYear(ask, textOf(given, 'resume'), told)
console.log(tableOf(days))
