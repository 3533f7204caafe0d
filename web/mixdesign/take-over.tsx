import { RecordActions } from '~/web/kit/record/record-actions'
import { Input } from '~/web/ui/input'

type Props = { masses: Record<string, number>; air: string; strength: string; remarks: string }

/** Weighable amounts become a draft under a code of one's choice. */
export function TakeOver({ masses, air, strength, remarks }: Props) {
  const fields = Object.fromEntries(
    Object.entries(masses)
      .filter(([, kg]) => kg > 0)
      .map(([materialId, kg]) => [`kg:${materialId}`, String(Number(kg.toFixed(3)))]),
  )
  return (
    <RecordActions
      actions={[
        {
          label: 'Save as draft',
          look: 'primary',
          intent: 'take',
          fields: { ...fields, airPercent: air || '0', remarks },
          confirm: {
            title: 'Save it as a draft mix',
            verb: 'Make draft',
            form: (
              <>
                <p className="text-muted text-table">
                  It starts as a draft. It still needs a trial batch, submission and approval by somebody else.
                </p>
                <Typed name="mixCode" label="Code" />
                <Typed name="name" label="Name" />
                <Typed name="strengthMpa" label="Strength, MPa" value={strength} />
              </>
            ),
          },
        },
      ]}
    />
  )
}

const Typed = ({ name, label, value }: { name: string; label: string; value?: string }) => (
  <label htmlFor={`take-${name}`} className="grid gap-1">
    <span className="font-semibold text-table">{label}</span>
    <Input id={`take-${name}`} name={name} defaultValue={value} autoComplete="off" required />
  </label>
)
