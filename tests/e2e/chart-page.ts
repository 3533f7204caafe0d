import { createElement, useCallback } from 'react'
import { createRoot } from 'react-dom/client'
import { chartSamples } from '~/tests/kit/rules/chart-samples'
import { Chart } from '~/web/kit/chart'

/** Every chart of the kit on one page, for the browser test beside this file. */
function Sample({ name }: { name: string }) {
  const draw = useCallback((width: number) => chartSamples('live', true, width)[name]!, [name])
  return createElement(
    'section',
    null,
    createElement('h2', null, name),
    createElement(Chart, { draw, tableOpen: name === 'pareto' }),
  )
}

const samples = Object.keys(chartSamples('light')).map(name => createElement(Sample, { key: name, name }))
createRoot(document.getElementById('root')!).render(
  createElement('main', { style: { padding: 12 } }, createElement('h1', null, 'Charts'), samples),
)
