import { useEffect } from 'react'

const COUNT = /^\(\d+\) /

/** While a window is not looked at, the title of its tab says how much needs the person. */
export function useTabCount(count: number): void {
  useEffect(() => {
    const mark = () => {
      const title = document.title.replace(COUNT, '')
      const shown = document.visibilityState === 'hidden' && count > 0 ? `(${count}) ${title}` : title
      if (document.title !== shown) document.title = shown
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => {
      document.removeEventListener('visibilitychange', mark)
      document.title = document.title.replace(COUNT, '')
    }
  }, [count])
}
