import { Link } from '@remix-run/react'
import * as words from '~/domain/materials/words'
import { useEditLink } from '~/web/kit/list/edit-link'
import { Worklist } from '~/web/kit/list/worklist'
import { buttonLook } from '~/web/ui/button'
import { tonnes } from './words'

type Row = { id: string; siloCode: string; plantName: string; materialName: string; levelKg: string }

/** Silos whose book cannot be right: each is to be counted. */
export function BelowZero({ rows, mayManage }: { rows: readonly Row[]; mayManage: boolean }) {
  const { to } = useEditLink()
  return (
    <Worklist
      title={words.countBelowZero()}
      text={words.countBelowZeroText()}
      items={rows.map(row => ({
        id: row.id,
        name: row.materialName,
        place: `${row.plantName}, ${row.siloCode}`,
        facts: (
          <span data-tone="stop" className="figures font-semibold text-table text-tone">
            {tonnes(row.levelKg)}
          </span>
        ),
        act: mayManage && (
          <Link
            to={to(`count-${row.id}`)}
            preventScrollReset
            aria-label={`${words.countCount()} ${row.plantName}, ${row.siloCode}`}
            className={buttonLook({ size: 'lg' })}
          >
            {words.countCount()}
          </Link>
        ),
      }))}
    />
  )
}
