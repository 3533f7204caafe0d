/** What is asked of the list, in the words of the call; pages 0 to 4 of each in turn. */
export type Question = {
  statuses: string[]
  fromDate: string
  toDate: string
  plantCodes: string[]
  sort: '-doDate' | '-plannedOnSiteAt' | 'doQuantity'
}

export const QUESTIONS: readonly Question[] = [
  {
    statuses: ['delivered', 'returned'],
    fromDate: '2026-06-01',
    toDate: '2026-11-17',
    plantCodes: ['TUS', 'JRP'],
    sort: '-doDate',
  },
  {
    statuses: ['returned'],
    fromDate: '2026-11-01',
    toDate: '2026-11-17',
    plantCodes: ['SKD', 'SNK', 'PGT'],
    sort: '-plannedOnSiteAt',
  },
  {
    statuses: ['delivered', 'returned'],
    fromDate: '2026-10-18',
    toDate: '2026-11-17',
    plantCodes: ['LYG'],
    sort: 'doQuantity',
  },
]

export const PAGES = 5
export const LIMIT = 50
