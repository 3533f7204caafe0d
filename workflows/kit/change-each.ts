import { tryItem } from '~/db/kit/savepoint'
import type { Work } from '~/db/kit/work'
import type { Fault } from '~/domain/kit/problem'

type Problem = { title: string; detail: string }

/**
 * The same on each of a list in one unit of work: what is refused is answered with why and stays as it was, the others are
 * changed. Locks are taken in the order of ids, so that two lists do not wait for each other.
 */
export async function changeEach<Item, Done, Answer>(
  work: Work,
  items: readonly Item[],
  {
    idOf,
    change,
    done,
    refused,
  }: {
    idOf: (item: Item) => string
    change: (work: Work, item: Item) => Promise<Done>
    done: (value: Done, item: Item) => Answer
    refused: (problem: Problem, item: Item) => Answer
  },
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (const item of [...items].sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1))) {
    const tried = await tryItem(work, one => change(one, item))
    answers.push(tried.ok ? done(tried.value, item) : refused(problemOf(tried.fault), item))
  }
  return answers
}

const problemOf = ({ title, message }: Fault): Problem => ({ title, detail: message })
