import { RecordActions } from '~/web/kit/record/record-actions'
import { Input } from '~/web/ui/input'

type Props = {
  masses: Record<string, number>
  air: string
  strength: string
  remarks: string
  targetMean?: string | null
  /** What it was designed for, which the draft is declared for. */
  exposures?: readonly string[]
  /** The next version of a mix that there is already. */
  of?: { mixCode: string; name: string }
  /** Proposed for a new mix. */
  name?: string | undefined
  /** Offers to go on to its trial batch. */
  trial?: boolean
}

/** Weighable amounts become a draft under a code of one's choice. */
export function TakeOver({
  masses,
  air,
  strength,
  remarks,
  targetMean,
  exposures = [],
  of,
  name,
  trial = false,
}: Props) {
  const kg = Object.fromEntries(
    Object.entries(masses)
      .filter(([, kg]) => kg > 0)
      .map(([materialId, kg]) => [`kg:${materialId}`, String(Number(kg.toFixed(3)))]),
  )
  const fields = {
    ...kg,
    airPercent: air || '0',
    remarks,
    exposures: exposures.join(' '),
    ...(targetMean ? { targetMeanStrength: targetMean } : {}),
  }
  const form = (
    <>
      <p className="text-muted text-table">
        {of
          ? `It becomes the next version of ${of.mixCode}, a draft.`
          : 'It starts as a draft. It still needs a trial batch, submission and approval by somebody else.'}
      </p>
      <Typed name="mixCode" label="Code" value={of?.mixCode} />
      <Typed name="name" label="Name" value={of?.name ?? name} />
      <Typed name="strengthMpa" label="Strength, MPa" value={strength} />
    </>
  )
  return (
    <RecordActions
      actions={[
        {
          label: 'Save as draft',
          look: 'primary',
          intent: 'take',
          fields,
          confirm: { title: 'Save it as a draft mix', verb: 'Make draft', form },
        },
        {
          label: 'Save and record a trial batch',
          intent: 'take',
          hidden: !trial,
          fields: { ...fields, next: 'trial' },
          confirm: { title: 'Save it and record its trial batch', verb: 'Make draft', form },
        },
      ]}
    />
  )
}

const Typed = ({ name, label, value }: { name: string; label: string; value?: string | undefined }) => (
  <label htmlFor={`take-${name}`} className="grid gap-1">
    <span className="font-semibold text-table">{label}</span>
    <Input id={`take-${name}`} name={name} defaultValue={value} autoComplete="off" required />
  </label>
)
