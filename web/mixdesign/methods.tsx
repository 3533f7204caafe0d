import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { mixCalculators } from '~/domain/mixdesign/calculators/all'
import { calculate, calculatorData } from '~/web/kit/calculator/load'
import { CalculatorScreen } from '~/web/kit/calculator/screen'

export const loader = ({ request }: LoaderFunctionArgs) => calculatorData({ request }, mixCalculators)
export const action = ({ request, context }: ActionFunctionArgs) => calculate({ request, context }, mixCalculators)

/** Methods of mix design one by one. */
export default function DesignMethods() {
  const data = useLoaderData<typeof loader>()
  return (
    <CalculatorScreen
      data={data}
      title="Design methods"
      note="The methods one by one, as their published examples are worked. The design bench uses them with your materials."
    />
  )
}
