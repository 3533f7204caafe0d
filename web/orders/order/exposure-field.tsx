import type { OrderPreview } from '~/web/kit/client/orders'
import { CheckFields } from '~/web/kit/form/check-fields'
import { tellForm } from '~/web/kit/form/tell-form'
import { Button } from '~/web/ui/button'
import type { FormChoices } from '../form-choices'

type Props = { choices: FormChoices['exposures']; usual: OrderPreview['usualExposure'] }

/** The classes that the specification names; what is usual for the product or the site takes one press. */
export function ExposureField({ choices, usual }: Props) {
  const nameOf = new Map<string, string>(choices)
  return (
    <>
      <CheckFields
        name="exposureClasses"
        label="Exposure classes specified"
        choices={choices}
        hint="The mix must meet each; none where nothing is specified."
      />
      {usual && (
        <p className="col-span-12 flex flex-wrap items-center gap-2 text-muted text-table">
          {usual.from}: {usual.classes.map(one => nameOf.get(one) ?? one).join('; ')}
          <Button onClick={() => tick(usual.classes)}>Use these</Button>
        </p>
      )}
    </>
  )
}

function tick(classes: readonly string[]) {
  const boxes = document.querySelectorAll<HTMLInputElement>('#record input[name="exposureClasses"]')
  for (const box of boxes) box.checked = classes.includes(box.value)
  if (boxes[0]) tellForm(boxes[0])
}
