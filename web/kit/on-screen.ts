import { useEffect, useLayoutEffect } from 'react'

/** Before the page is painted in the browser; the server paints nothing. */
export const useOnScreen = typeof document === 'undefined' ? useEffect : useLayoutEffect
