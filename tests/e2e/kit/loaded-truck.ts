type Load = { id: string; orderId: string; plantId: string; plannedBatchAt: string }
// biome-ignore lint/suspicious/noExplicitAny: answers of many calls, each read by who knows it
type Ask = (method: string, path: string, json?: object) => Promise<any>

/** A load of the afternoon in the truck of a new driver, batched and loaded; `no` has three figures and names both. */
export async function loadedTruck(ask: Ask, day: string, no: string, driverName: string) {
  const of = { statuses: ['assigned'], fromDate: day, toDate: day, limit: 200 }
  const rows: Load[] = (await ask('POST', '/delivery-order/search_filter_do', of)).rows
  const load = rows.findLast(({ plannedBatchAt }) => plannedBatchAt > `${day}T05:00`)!
  const { rows: types } = await ask('GET', '/truck/types')
  const truckTypeId = types.find((type: { maxLoad: string }) => type.maxLoad === '9.00').id
  const plate = { truckNo: `S${no}`, plateNo: `XE9${no}S`, inspectionValidTo: '2027-06-30' }
  const truck = await ask('POST', '/truck/save', { ...plate, truckTypeId, mainPlantId: load.plantId })
  const licence = { driverNo: `S${no}`, driverName, licenceNo: `S801${no}C`, licenceValidTo: '2028-06-30' }
  const driver = await ask('POST', '/driver/save', { ...licence, mainPlantId: load.plantId, truckId: truck.id })
  const ticket = { deliveryOrderId: load.id, truckId: truck.id, driverId: driver.id }
  const { doNumber } = await ask('POST', '/orderdetail/generate_do', ticket)
  const { rows: targets, left } = await ask('GET', `/orderdetail/batch-targets?deliveryOrderId=${load.id}`)
  const weights = targets.map(({ materialId, kgPerM3 }: { materialId: string; kgPerM3: string }) => ({
    materialId,
    actualKg: (Number(kgPerM3) * Number(left)).toFixed(3),
  }))
  await ask('POST', `/delivery-order/${load.id}/batch`, { batchNo: 1, quantity: left, weights })
  await ask('POST', `/delivery-order/${load.id}/event`, { event: 'loaded' })
  return { ...load, driverId: String(driver.id), doNumber: String(doNumber) }
}
