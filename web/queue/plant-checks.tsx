import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { plantCalculators } from '~/domain/cylinders/calculators/plant'
import * as words from '~/domain/deliveries/words'
import { translated } from '~/domain/kit/translated'
import { calculate, calculatorData } from '~/web/kit/calculator/load'
import { CalculatorScreen } from '~/web/kit/calculator/screen'

export const loader = ({ request }: LoaderFunctionArgs) => calculatorData({ request }, plantCalculators)
export const action = ({ request, context }: ActionFunctionArgs) => calculate({ request, context }, plantCalculators)

/** What a batcher checks by its standard. */
export default function PlantChecks() {
  const data = useLoaderData<typeof loader>()
  return <CalculatorScreen data={data} title={translated('Plant checks')} note={words.checkNote()} />
}
