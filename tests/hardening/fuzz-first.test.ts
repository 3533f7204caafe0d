import { fuzzHalf } from './kit/fuzz-half'

fuzzHalf(0, 2)
