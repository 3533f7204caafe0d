import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { CREW_RULES, LOAD_RULE_LABELS, LOAD_RULES, warningsOf } from '~/domain/deliveries/delivery-order-checks'
import * as words from '~/domain/deliveries/words'
import { translated } from '~/domain/kit/translated'
import * as kitWords from '~/domain/kit/words'
import { Disclosure } from '~/web/kit/disclosure'
import type { InHand } from './board-loader'

type Refusal = InHand['checks']['refusals'][number]

/** Who can set a refusal aside; what somebody simply has to do next says it in its own words. */
function howOn({ rule, mayOverride }: Refusal): string {
  if (rule === 'credit') return words.checksFinanceCan()
  if (rule === 'line') return words.checksLineFirst()
  if (rule === 'called') return words.checksChangeTruck()
  return mayOverride.length ? words.checksHeadCan() : words.checksNobodyCan()
}

/** Every rule before the ticket: what refuses is on top with who may set it aside, the rest is one line. */
export function LoadChecks({ refusals, truckNo, mix }: Pick<InHand['checks'], 'refusals' | 'truckNo' | 'mix'>) {
  const refused = new Set(refusals.map(({ rule }) => rule))
  const asked = truckNo ? LOAD_RULES : LOAD_RULES.filter(rule => !CREW_RULES.includes(rule))
  const passed = asked.filter(rule => !refused.has(rule))
  return (
    <section aria-label={words.checksTitle()} className="grid gap-2">
      {refusals.map(refusal => (
        <div
          key={`${refusal.rule} ${refusal.text}`}
          data-tone="stop"
          className="tone flex gap-2 rounded-md px-3 py-2 text-table"
        >
          <CircleX aria-hidden className="mt-0.5 size-4 shrink-0" />
          <div className="min-w-0">
            <p className="font-semibold">{refusal.text}</p>
            <p>{howOn(refusal)}</p>
          </div>
        </div>
      ))}
      {warningsOf(mix).map(text => (
        <div key={text} data-tone="waiting" className="tone flex gap-2 rounded-md px-3 py-2 text-table">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <p className="font-semibold">{text}</p>
        </div>
      ))}
      <div className="flex items-center gap-2 text-table" data-tone="done">
        <CircleCheck aria-hidden className="size-4 text-tone" />
        <span className="flex-1">
          {truckNo
            ? words.checksPassedWith({ passed: passed.length, asked: asked.length, truck: truckNo })
            : words.checksPassed({ passed: passed.length, asked: asked.length })}
          {!truckNo && <span className="block text-muted">{words.checksTruckLater()}</span>}
        </span>
        <Disclosure label={kitWords.actionShow()} look="quiet" size="sm" align="right">
          <ul className="grid w-56 gap-1.5 text-table">
            {asked.map(rule => (
              <li key={rule} className="flex items-center gap-2" data-tone={refused.has(rule) ? 'stop' : 'done'}>
                {refused.has(rule) ? (
                  <CircleX aria-label={words.checksRefused()} className="size-4 text-tone" />
                ) : (
                  <CircleCheck aria-label={words.checksOnePassed()} className="size-4 text-tone" />
                )}
                {translated(LOAD_RULE_LABELS[rule])}
              </li>
            ))}
          </ul>
        </Disclosure>
      </div>
    </section>
  )
}
