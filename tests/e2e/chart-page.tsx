import { useCallback } from 'react'
import { createRoot } from 'react-dom/client'
import { chartSamples } from '~/domain/kit/chart/chart-samples'
import { Chart } from '~/web/kit/chart'

/** Every chart of the kit on one page, for the browser test beside this file. */
function Sample({ name }: { name: string }) {
  const draw = useCallback((width: number) => chartSamples('live', true, width)[name]!, [name])
  return (
    <section>
      <h2>{name}</h2>
      <Chart draw={draw} tableOpen={name === 'pareto'} />
    </section>
  )
}

createRoot(document.getElementById('root')!).render(
  <main style={{ padding: 12 }}>
    <h1>Charts</h1>
    {Object.keys(chartSamples('light')).map(name => (
      <Sample key={name} name={name} />
    ))}
  </main>,
)
