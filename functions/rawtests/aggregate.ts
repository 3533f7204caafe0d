import { AndreasenInput, andreasen } from '~/domain/rawtests/aggregate/andreasen'
import { BlendInput, blend } from '~/domain/rawtests/aggregate/blend'
import { BlendFitInput, blendFit } from '~/domain/rawtests/aggregate/blend-fit'
import { FinenessModulusInput, finenessModulus } from '~/domain/rawtests/aggregate/fineness-modulus'
import { FullerInput, fuller, power45 } from '~/domain/rawtests/aggregate/fuller'
import { RunningMeanInput, runningMean } from '~/domain/rawtests/aggregate/running-mean'
import { ShilstoneInput, shilstone } from '~/domain/rawtests/aggregate/shilstone'
import { SieveAnalysisInput, sieveAnalysis } from '~/domain/rawtests/aggregate/sieve-analysis'
import { SpecificSurfaceInput, specificSurface } from '~/domain/rawtests/aggregate/specific-surface'
import { TarantulaInput, tarantula } from '~/domain/rawtests/aggregate/tarantula'
import { PowerCurveInput } from '~/domain/rawtests/limits/input'
import { area, may } from '../kit/area'
import { body } from '../kit/valid'

/** Gradings worked out: nothing is stored, and a fault of the method is the answer's fault. */
export const aggregateMethodRoutes = area()
  .post('/engineering/sieve', may('POST /engineering/sieve'), body(SieveAnalysisInput), c =>
    c.json(sieveAnalysis(c.req.valid('json'))),
  )
  .post('/engineering/fineness-modulus', may('POST /engineering/fineness-modulus'), body(FinenessModulusInput), c => {
    const { grading, series } = c.req.valid('json')
    return c.json(finenessModulus(grading, series))
  })
  .post('/engineering/blend', may('POST /engineering/blend'), body(BlendInput), c => c.json(blend(c.req.valid('json'))))
  .post('/engineering/blend-fit', may('POST /engineering/blend-fit'), body(BlendFitInput), c =>
    c.json(blendFit(c.req.valid('json'))),
  )
  .post('/engineering/fuller', may('POST /engineering/fuller'), body(FullerInput), c => {
    const { sizes, maximumSize, exponent } = c.req.valid('json')
    return c.json({ curve: fuller(sizes, maximumSize, exponent) })
  })
  .post('/engineering/power-45', may('POST /engineering/power-45'), body(PowerCurveInput), c => {
    const { sizes, maximumSize } = c.req.valid('json')
    return c.json({ curve: power45(sizes, maximumSize) })
  })
  .post('/engineering/andreasen', may('POST /engineering/andreasen'), body(AndreasenInput), c => {
    const { sizes, ...curve } = c.req.valid('json')
    return c.json({ curve: andreasen(sizes, curve) })
  })
  .post('/engineering/shilstone', may('POST /engineering/shilstone'), body(ShilstoneInput), c =>
    c.json(shilstone(c.req.valid('json'))),
  )
  .post('/engineering/tarantula', may('POST /engineering/tarantula'), body(TarantulaInput), c =>
    c.json(tarantula(c.req.valid('json').grading)),
  )
  .post('/engineering/specific-surface', may('POST /engineering/specific-surface'), body(SpecificSurfaceInput), c =>
    c.json(specificSurface(c.req.valid('json'))),
  )
  .post('/engineering/running-mean', may('POST /engineering/running-mean'), body(RunningMeanInput), c =>
    c.json(runningMean(c.req.valid('json'))),
  )
