import { Link } from '@remix-run/react'
import type { SimilarProjectRow } from '~/domain/customers/project'
import * as words from '~/domain/customers/words'
import { useCan } from '~/web/kit/can'
import { showVolume } from '~/web/kit/figures'
import { useNear } from '~/web/kit/form/use-near'
import { Pairs } from '~/web/kit/page-grid'
import { type Change, LastChanges } from '~/web/kit/record/last-changes'
import { Card } from '~/web/ui/card'
import { ShareBar } from '../share-bar'

type Shown = {
  id: string
  suppliedQuantity: string
  contractedQuantity: string | null
  locations: readonly object[]
} | null
type Typed = { name: string; customerId: string }

/** Beside the form: near names of the same customer, what was supplied, the way to the prices, the last changes. */
export function ProjectSide({ typed, project, history }: { typed: Typed; project: Shown; history: readonly Change[] }) {
  const { name, customerId } = typed
  const can = useCan()
  const ask = name.trim().length > 2 && customerId
  const near = useNear<SimilarProjectRow>(
    'project/similar-name',
    ask ? { name, customerId, ...(project ? { excludeId: project.id } : {}) } : null,
  )
  return (
    <div className="grid gap-4">
      <div aria-live="polite">
        {near.length > 0 && (
          <section data-tone="waiting" className="tone rounded-lg p-4">
            <h2 className="font-semibold text-body">{words.projectSimilar()}</h2>
            <ul className="mt-2 grid gap-1.5">
              {near.map(row => (
                <li key={row.id} className="text-table">
                  <Link to={`?id=${row.id}`} className="font-semibold text-current underline">
                    {row.projectName}
                  </Link>{' '}
                  <span className="text-meta">{row.projectCode}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {project && (
        <Card title={words.customerSupply()}>
          <Pairs
            columns={1}
            rows={[
              [
                words.projectSupplied(),
                <ShareBar key="s" part={project.suppliedQuantity} whole={project.contractedQuantity} />,
              ],
              [words.projectContracted(), showVolume(project.contractedQuantity)],
            ]}
          />
          <p className="mt-3 grid gap-1 text-table">
            <Link to={`/sales-management/projects/overview/price/${project.id}`} className="text-link">
              {words.projectAgreedPrices()}
            </Link>
            <Link to={`/sales-management/pricing/save?projectId=${project.id}`} className="text-link">
              {words.projectNewQuote()}
            </Link>
            {can('view', 'mix_submittal') && (
              <Link to={`/sales-management/mix-submittals?projectId=${project.id}`} className="text-link">
                {words.projectMixSubmittals()}
              </Link>
            )}
            {can('view', 'pour_passport') && (
              <Link to={`/sales-management/passports?projectId=${project.id}`} className="text-link">
                {words.projectPassports()}
              </Link>
            )}
          </p>
        </Card>
      )}
      {history.length > 0 && <LastChanges rows={history} />}
    </div>
  )
}
