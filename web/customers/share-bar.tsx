import * as words from '~/domain/customers/words'
import { showVolume } from '~/web/kit/figures'

/** A quantity as a share of another: the figure, and a bar where there is a whole to compare with. */
export function ShareBar({ part, whole }: { part: string; whole: string | null }) {
  const share = whole && Number(whole) > 0 ? Number(part) / Number(whole) : null
  return (
    <span className="inline-grid w-full justify-items-end gap-0.5 align-top max-md:w-auto max-md:justify-items-start">
      <span className="figures">{showVolume(part)}</span>
      {share !== null && (
        <span
          className="block h-1 w-full overflow-hidden rounded-full bg-sunken"
          title={words.projectShare({ percent: Math.round(share * 100), whole: whole ?? '' })}
        >
          <span
            className={share > 1 ? 'block h-full bg-stop' : 'block h-full bg-brand'}
            style={{ width: `${Math.min(100, Math.round(share * 100))}%` }}
          />
        </span>
      )}
    </span>
  )
}
