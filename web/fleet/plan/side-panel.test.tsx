import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sampleChart } from '~/tests/kit/rules/plan-chart-sample'
import { SidePanel } from './side-panel'

test('B7 while a run goes nothing is said of what is open or in conflict', () => {
  const nothing = () => undefined
  const panel = (planning: boolean) =>
    renderToStaticMarkup(
      <SidePanel
        planning={planning}
        chart={sampleChart([])}
        selected={null}
        explained={{ load: null, explanation: null, never: null, failed: null }}
        conflicts={[]}
        editable={false}
        onSelect={nothing}
        onAsk={nothing}
        onMove={nothing}
      />,
    )
  expect(panel(false)).toMatch(/Open 0.*Conflicts 0/)
  const going = panel(true)
  expect(going).toMatch(/Open ….*Conflicts …/)
  expect(going).not.toMatch(/Open 0|Conflicts 0|Every order of the day is planned/)
})
