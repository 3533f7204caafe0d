import { fuzzHalf } from './kit/fuzz-half'

fuzzHalf(1, 2)
