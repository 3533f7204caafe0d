import { Form, Link, useActionData, useNavigation } from '@remix-run/react'
import { Printer } from 'lucide-react'
import * as words from '~/domain/kit/words'
import { Button } from '~/web/ui/button'
import { Card } from '~/web/ui/card'
import { cn } from '~/web/ui/cn'
import { PageHead } from '../page-head'
import { CalculatorQuestion } from './fields'
import type { CalculatorAnswer, CalculatorData } from './load'
import { CalculatorResult } from './result'

type Props = { data: CalculatorData; title: string; note: string }

/** Methods to choose from, the questions of one filled with its worked example, and its result with the source. */
export function CalculatorScreen({ data, title, note }: Props) {
  const last = useActionData<CalculatorAnswer>()
  const busy = useNavigation().state !== 'idle'
  const { chosen, fields, offered, example } = data
  const answered = last?.key === chosen.key ? last : null
  const problem = answered && !answered.answer.ok ? answered.answer.problem : null
  const typed = answered?.typed ?? example
  const known = new Set(fields.map(({ path }) => path))
  const elsewhere =
    problem && !Object.keys(problem.errors ?? {}).some(name => known.has(name.split('.')[0] ?? '') || known.has(name))
  return (
    <>
      <PageHead title={title} note={note} />
      <div className="grid gap-6 px-6 pb-8 max-md:px-4 lg:grid-cols-[15rem_minmax(0,1fr)]">
        <Offered offered={offered} chosen={chosen.key} />
        <div className="grid min-w-0 content-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:items-start">
          <Card title={chosen.title}>
            <Form
              method="post"
              key={`${chosen.key} ${answered ? 'answered' : 'new'}`}
              noValidate
              aria-label={chosen.title}
              className="grid gap-4"
            >
              <input type="hidden" name="method" value={chosen.key} />
              {elsewhere && (
                <p role="alert" className="text-stop text-table">
                  {problem.detail}
                </p>
              )}
              <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
                {fields.map(field => (
                  <CalculatorQuestion key={field.path} field={field} of={{ typed, problem }} />
                ))}
              </div>
              <div className="flex flex-wrap gap-2" data-chrome>
                <Button type="submit" look="primary" disabled={busy}>
                  {busy ? words.calculatorCalculating() : words.calculatorCalculate()}
                </Button>
                <Button asChild look="quiet">
                  <Link to={`?method=${chosen.key}`}>{words.calculatorExample()}</Link>
                </Button>
              </div>
            </Form>
          </Card>
          <Card
            title={words.calculatorResult()}
            aside={
              <Button size="sm" onClick={() => window.print()}>
                <Printer /> {words.actionPrint()}
              </Button>
            }
          >
            <div aria-live="polite" className="grid gap-4">
              {answered?.answer.ok ? (
                <CalculatorResult value={answered.answer.data} />
              ) : (
                <p className="text-muted text-table">{problem ? words.calculatorFaults() : words.calculatorEnter()}</p>
              )}
              <p className="border-line border-t pt-2 text-meta text-muted">
                {words.calculatorSource({ source: chosen.source })}
              </p>
            </div>
          </Card>
        </div>
      </div>
    </>
  )
}

function Offered({ offered, chosen }: { offered: CalculatorData['offered']; chosen: string }) {
  const groups = [...Map.groupBy(offered, one => one.group)]
  return (
    <nav
      aria-label={words.calculatorMethods()}
      className="grid content-start gap-4 max-lg:max-h-60 max-lg:overflow-auto"
      data-chrome
    >
      {groups.map(([group, of]) => (
        <div key={group}>
          <h2 className="mb-1 text-meta text-muted">{group}</h2>
          <ul className="grid">
            {of.map(one => (
              <li key={one.key}>
                <Link
                  to={`?method=${one.key}`}
                  aria-current={one.key === chosen ? 'page' : undefined}
                  className={cn(
                    'flex min-h-(--control) items-center rounded-md px-2 text-table hover:bg-sunken',
                    one.key === chosen && 'bg-brand-soft font-semibold',
                  )}
                >
                  {one.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
