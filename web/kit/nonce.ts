import { createContext, useContext } from 'react'

/** The nonce of this page; only the server knows it. */
export const NonceContext = createContext<string | undefined>(undefined)
export const useNonce = () => useContext(NonceContext)
