import type { Problem } from '~/web/kit/problem'

export type Masses = { collected: number; total: number | null; complete: boolean }

/** What was collected against what was put in; it tells at once when a mass was read or typed wrong. */
export function Closure({ masses, problem }: { masses: Masses; problem: Problem | null }) {
  const { collected, total, complete } = masses
  const loss = complete && total ? ((total - collected) / total) * 100 : null
  const open = !complete && collected > 0
  const fault = complete && problem ? problem.detail : null
  return (
    <div
      data-tone={fault ? 'stop' : loss === null ? 'neutral' : 'done'}
      className="tone grid gap-0.5 rounded-lg px-4 py-2.5 text-table"
    >
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          Collected <span className="figures font-semibold">{collected.toFixed(1)} g</span>
          {total !== null && (
            <>
              {' '}
              of <span className="figures">{total.toFixed(1)} g</span>
            </>
          )}
        </span>
        {loss !== null && (
          <span className="figures font-semibold">
            {Math.abs(loss).toFixed(2)} % {loss >= 0 ? 'lost' : 'gained'}
          </span>
        )}
      </p>
      {fault && <p>{fault}</p>}
      {open && <p>Enter pan and dry mass.</p>}
    </div>
  )
}
