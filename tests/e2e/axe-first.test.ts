import { sweep } from './axe-sweep'

sweep(0)
