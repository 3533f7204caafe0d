import { Combobox } from '~/web/kit/form/combobox'
import { MIXES } from './words'

/** The mix that a screen is about, with its code. */
export const MixField = ({ mix }: { mix: { id: string; mixCode: string } | null }) => (
  <div className="grid gap-1">
    <span className="eyebrow">Mix</span>
    <Combobox
      key={mix?.id}
      name="mixDesignId"
      label="Mix"
      source={MIXES}
      defaultValue={mix?.id ?? ''}
      defaultText={mix?.mixCode}
    />
  </div>
)
