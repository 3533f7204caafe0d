import { createContext, useContext } from 'react'
import type { Entry } from './entry'

/** What is not sent yet, for the parts of a page that show it beside what it is about. */
export const EntriesContext = createContext<readonly Entry[]>([])

export const useEntries = () => useContext(EntriesContext)
