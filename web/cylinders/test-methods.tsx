import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { concreteCalculators } from '~/domain/cylinders/calculators/all'
import { calculate, calculatorData } from '~/web/kit/calculator/load'
import { CalculatorScreen } from '~/web/kit/calculator/screen'

export const loader = ({ request }: LoaderFunctionArgs) => calculatorData({ request }, concreteCalculators)
export const action = ({ request, context }: ActionFunctionArgs) => calculate({ request, context }, concreteCalculators)

/** Tests of concrete worked out by their standards. */
export default function ConcreteMethods() {
  const data = useLoaderData<typeof loader>()
  return (
    <CalculatorScreen
      data={data}
      title="Test methods"
      note="Tests of concrete worked out and judged by their standards. Nothing is saved."
    />
  )
}
