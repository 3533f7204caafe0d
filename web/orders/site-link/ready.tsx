import { SITE_READY, SITE_READY_LABELS, type SiteReady as What } from '~/domain/orders/site-link'
import * as words from '~/domain/orders/words'
import { Card } from '~/web/ui/card'
import { Radio } from '~/web/ui/input'
import { SiteForm, type SiteSender } from './site-form'

type Props = SiteSender & { firstAt: string | null; told?: Record<What, boolean> }

/** Asked an hour before the first load: access, pump, crew and slump. */
export const SiteReady = ({ firstAt, told, ...sender }: Props) => (
  <Card title={firstAt ? words.siteReadyFirstAt({ at: firstAt }) : words.siteReadyAsked()}>
    <SiteForm
      {...sender}
      intent="ready"
      label={words.siteReadyAsked()}
      verb={words.siteReadyTell()}
      done={words.siteReadyTold()}
    >
      {SITE_READY.map(what => (
        <fieldset key={what} className="grid gap-1">
          <legend className="font-semibold text-body">{SITE_READY_LABELS[what]()}</legend>
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
                {answer === 'yes' ? words.siteReadyReady() : words.siteReadyNotReady()}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </SiteForm>
  </Card>
)
