import { showDate } from '~/web/kit/dates'
import { SectionTabs } from '~/web/kit/record/section-tabs'
import { WatchButton } from '~/web/kit/record/watch-button'
import { Status } from '~/web/kit/status'
import type { Mix } from './loader'

/** Where a mix is, and the sections of its page, which are parts of its address. */
export function MixTabs({ mix, versions }: { mix: Mix; versions: number }) {
  const tabs = [
    { key: '', label: 'Recipe' },
    { key: 'versions', label: 'Versions', count: versions },
    { key: 'trials', label: 'Trial batches' },
    { key: 'submittals', label: 'Submittals' },
    { key: 'lines', label: 'Lines' },
    { key: 'history', label: 'History' },
  ]
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-table">
        <Status of="mixDesign" value={mix.status} />
        <WatchButton of={{ subject: 'mix_design', subjectId: mix.id }} />
        {!mix.active && <Status of="active" value={false} />}
        {mix.approvedAt && (
          <span className="text-muted">
            Approved {showDate(String(mix.approvedAt))}
            {mix.approvedByName && ` by ${mix.approvedByName}`}
          </span>
        )}
        {mix.gwpPerM3 && (
          <span className="text-muted">Carbon when approved {Number(mix.gwpPerM3).toFixed(0)} kg CO₂e/m³</span>
        )}
      </p>
      <SectionTabs tabs={tabs} />
    </>
  )
}
