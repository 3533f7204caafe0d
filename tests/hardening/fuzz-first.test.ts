import { fuzzHalf } from './kit/fuzz-half'
import { asked } from './kit/parameters'

// A slice takes of all calls those that were asked least.
fuzzHalf(0, asked('slice') ? 1 : 2)
