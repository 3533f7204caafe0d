import { type Random, roulette } from './chance'

const MEMORY = 0.8
const SEGMENT = 100
const LEAST = 0.1

/** Chooses operators in proportion to their recent success (adaptive large neighbourhood search, Ropke and Pisinger 2006). */
export function adaptiveChoice<Operator>(operators: Operator[]) {
  const weights = operators.map(() => 1)
  const gains = operators.map(() => 0)
  const uses = operators.map(() => 0)
  let chosen = 0
  let rounds = 0
  return {
    draw(random: Random) {
      chosen = roulette(random, weights)
      return operators[chosen]!
    },
    /** Reward of the operator drawn last. */
    reward(gain: number) {
      gains[chosen]! += gain
      uses[chosen]! += 1
      rounds += 1
      if (rounds % SEGMENT === 0) learn()
    },
  }

  function learn() {
    for (let i = 0; i < weights.length; i++) {
      if (uses[i]! > 0) weights[i] = Math.max(LEAST, MEMORY * weights[i]! + (1 - MEMORY) * (gains[i]! / uses[i]!))
      gains[i] = 0
      uses[i] = 0
    }
  }
}
