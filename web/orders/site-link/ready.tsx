import { SITE_READY, SITE_READY_LABELS, type SiteReady as What } from '~/domain/orders/site-link'
import { showTime } from '~/web/kit/dates'
import { Card } from '~/web/ui/card'
import { Radio } from '~/web/ui/input'
import { SiteForm, type SiteSender } from './site-form'

type Props = SiteSender & { firstAt: string | null; told?: Record<What, boolean> }

/** Asked an hour before the first load: access, pump, crew and slump. */
export const SiteReady = ({ firstAt, told, ...sender }: Props) => (
  <Card title={firstAt ? `First load at ${showTime(firstAt)}: is the site ready?` : 'Is the site ready?'}>
    <SiteForm {...sender} intent="ready" label="Is the site ready?" verb="Tell the plant" done="The plant knows">
      {SITE_READY.map(what => (
        <fieldset key={what} className="grid gap-1">
          <legend className="font-semibold text-body">{SITE_READY_LABELS[what]}</legend>
          <div className="grid grid-cols-2 gap-2">
            {(['yes', 'no'] as const).map(answer => (
              // biome-ignore lint/a11y/noLabelWithoutControl: the control is the radio within
              <label
                key={answer}
                className="flex min-h-11 items-center gap-3 rounded-md border border-line-strong bg-raised px-3 text-body"
              >
                <Radio
                  name={what}
                  value={answer}
                  required
                  defaultChecked={told && (told[what] ? 'yes' : 'no') === answer}
                />
                {answer === 'yes' ? 'Ready' : 'Not ready'}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </SiteForm>
  </Card>
)
