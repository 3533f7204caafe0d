import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { materialCalculators } from '~/domain/rawtests/calculators/all'
import { calculate, calculatorData } from '~/web/kit/calculator/load'
import { CalculatorScreen } from '~/web/kit/calculator/screen'

export const loader = ({ request }: LoaderFunctionArgs) => calculatorData({ request }, materialCalculators)
export const action = ({ request, context }: ActionFunctionArgs) => calculate({ request, context }, materialCalculators)

/** Tests of aggregate and cement worked out by their standards. */
export default function MaterialMethods() {
  const data = useLoaderData<typeof loader>()
  return (
    <CalculatorScreen
      data={data}
      title="Test methods"
      note="Tests of aggregate and cement worked out and judged by their standards. Nothing is saved."
    />
  )
}
