import 'leaflet/dist/leaflet.css'
import * as Leaflet from 'leaflet'

export const L = Leaflet
