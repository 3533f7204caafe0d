import { useLocation } from '@remix-run/react'
import { LANGUAGE_NAMES, LANGUAGE_TAGS, SPOKEN } from '~/domain/kit/language'
import { spokenTag } from '~/domain/kit/translated'
import * as words from '~/domain/kit/words'
import { cn } from '~/web/ui/cn'

/** Each language by its own name, which is also what is sent. A plain form, since the whole page is said anew. */
export function LanguageChoice({ className }: { className?: string }) {
  const { pathname, search } = useLocation()
  return (
    <form
      method="post"
      action="/language"
      aria-label={words.languageChoose()}
      className={cn('flex flex-wrap gap-1', className)}
    >
      <input type="hidden" name="to" value={pathname + search} />
      {SPOKEN.map(language => (
        <input
          key={language}
          type="submit"
          name="name"
          value={LANGUAGE_NAMES[language]}
          lang={LANGUAGE_TAGS[language]}
          aria-pressed={spokenTag() === LANGUAGE_TAGS[language]}
          className="min-h-11 rounded-md px-3 text-body text-link hover:bg-surface aria-pressed:font-semibold aria-pressed:text-fg"
        />
      ))}
    </form>
  )
}
