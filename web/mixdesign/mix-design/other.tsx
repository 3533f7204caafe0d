import { useCan } from '~/web/kit/can'
import { PageHead } from '~/web/kit/page-head'
import { RecordTimeline } from '~/web/kit/record/record-timeline'
import { MixActions } from './buttons'
import { MixLines } from './lines'
import type { Mix, MixData } from './loader'
import { MixSubmittals } from './submittals'
import { MixTabs } from './tabs'
import { MixTrials } from './trials'
import { MixVersions } from './versions'

const NAMES = {
  strengthMpa: 'Strength',
  airPercent: 'Air',
  waterCementRatio: 'Water/binder',
  gwpPerM3: 'Carbon A1, materials',
  kgPerM3: 'kg per m³',
  materialId: 'material',
}

/** The sections of a mix beside its recipe. */
export function MixOther({ data }: { data: MixData & { mix: Mix } }) {
  const { mix, tab, versions, mappings, trail, evidence, trials } = data
  const mayManage = useCan()('manage', 'mix_design')
  return (
    <>
      <PageHead
        title={`${mix.mixCode} version ${mix.mixVersion}`}
        actions={<MixActions mix={mix} evidence={evidence} mayManage={mayManage} />}
      >
        <MixTabs mix={mix} versions={versions.length} />
      </PageHead>
      <div className="px-6 pb-10 max-md:px-4">
        {tab === 'versions' && <MixVersions data={data} />}
        {tab === 'trials' && evidence && <MixTrials mix={mix} evidence={evidence} rows={trials} />}
        {tab === 'submittals' && <MixSubmittals mix={mix} rows={data.submittals} />}
        {tab === 'lines' && <MixLines mix={mix} rows={mappings?.rows ?? []} />}
        {tab === 'history' && trail && <RecordTimeline of={trail} names={NAMES} />}
      </div>
    </>
  )
}
