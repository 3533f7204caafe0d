import { createContext, useContext } from 'react'
import type { Entry } from './entry'

type Entries = { unsent: readonly Entry[]; pending: readonly Entry[] }
export const EntriesContext = createContext<Entries>({ unsent: [], pending: [] })

/** What is not sent yet, for the parts of a page that say so beside what it is about. */
export const useUnsent = () => useContext(EntriesContext).unsent

/** What was done here and is not in the data of the page yet, for the parts that show it as done. */
export const usePending = () => useContext(EntriesContext).pending
