// Made by `npm run contract` from the calls of functions/mixdesign; a change here is lost.
import type { Ask, Reply } from '../call'

export interface MixdesignClient {
  'trial-batches': {
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; mixDesignId?: Ask; plantId?: Ask; status?: Ask } }): Promise<Reply<{ rows: (TrialBatchLine)[]; total: number; more?: true }>>
    }
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<TrialBatchDetail>>
      withdraw: {
        $post(given: { param: { id: string }; json: { version: number; reason: string } }): Promise<Reply<TrialBatchDetail>>
      }
    }
    $post(given: { json: { mixDesignId: string; productId: string; plantId: string; batchedAt: string; litres: string | number; weights: ({ materialId: string; kg: string | number; moisturePercent?: string | number | null; absorptionPercent?: string | number | null })[]; slumpMm?: number | null; concreteTemperature?: number | null; ambientTemperature?: number | null; airPercent?: number | null; concretePotId?: string | null; potFullKg?: number | null; specimenKind?: "150x300" | "100x200" | "cube-150" | "cube-100"; ages?: (number)[]; remarks?: string | null } }): Promise<Reply<TrialBatchDetail>>
  }
  'mix-designs': {
    ':id': {
      evidence: {
        $get(given: { param: { id: string } }): Promise<Reply<{ asks: "off" | "required" | "warn"; met: boolean; by: "production" | "trial" | null; said: (string)[]; missing: (string)[]; margin: null | number; least: number; mixDesignId: string; trialSource: string; productionSource: string; waterCement: null | string; equivalentCement: string; exposure: ({ exposureClass: "X0" | "XA1" | "XA2" | "XA3" | "XC1" | "XC2" | "XC3" | "XC4" | "XD1" | "XD2" | "XD3" | "XF1" | "XF2" | "XF3" | "XF4" | "XS1" | "XS2" | "XS3"; name: string; where: string; misses: (string)[]; declared: boolean })[]; exposureBy: { standard: "aci318" | "en206"; source: "ACI 318 Tables 19.3.2.1 and 19.3.3.1" | "EN 206 Table F.1"; ratioName: "w/(c + k·a)" | "w/cm"; ratio: null | string }; waiver: { byName: string; at: string; reason: string } | null }>>
      }
      'waive-evidence': {
        $post(given: { param: { id: string }; json: { version: number; reason: string } }): Promise<Reply<{ asks: "off" | "required" | "warn"; met: boolean; by: "production" | "trial" | null; said: (string)[]; missing: (string)[]; margin: null | number; least: number; mixDesignId: string; trialSource: string; productionSource: string; waterCement: null | string; equivalentCement: string; exposure: ({ exposureClass: "X0" | "XA1" | "XA2" | "XA3" | "XC1" | "XC2" | "XC3" | "XC4" | "XD1" | "XD2" | "XD3" | "XF1" | "XF2" | "XF3" | "XF4" | "XS1" | "XS2" | "XS3"; name: string; where: string; misses: (string)[]; declared: boolean })[]; exposureBy: { standard: "aci318" | "en206"; source: "ACI 318 Tables 19.3.2.1 and 19.3.3.1" | "EN 206 Table F.1"; ratioName: "w/(c + k·a)" | "w/cm"; ratio: null | string }; waiver: { byName: string; at: string; reason: string } | null }>>
      }
      $get(given: { param: { id: string } }): Promise<Reply<MixDesignDetail>>
      $put(given: { param: { id: string }; json: { name: string; strengthMpa: number; targetMeanStrength?: string | number | null; airPercent?: string | number; dischargeMinutes?: number | null; remarks?: string | null; exposureClasses?: ("X0" | "XC1" | "XC2" | "XC3" | "XC4" | "XS1" | "XS2" | "XS3" | "XD1" | "XD2" | "XD3" | "XF1" | "XF2" | "XF3" | "XF4" | "XA1" | "XA2" | "XA3")[]; status?: "draft" | "submitted"; lines: ({ materialId: string; kgPerM3: string | number })[]; version: number } }): Promise<Reply<MixDesignDetail>>
      approve: {
        $post(given: { param: { id: string }; json: { version: number } }): Promise<Reply<MixDesignDetail>>
      }
      reject: {
        $post(given: { param: { id: string }; json: { version: number; reason: string } }): Promise<Reply<MixDesignDetail>>
      }
      sync: {
        $post(given: { param: { id: string }; json: { version: number; batchingPlantIds?: (string)[] } }): Promise<Reply<{ rows: (string)[]; total: number; mixDesignId: string; syncedHash: string }>>
      }
      complete: {
        $post(given: { param: { id: string }; json: { version: number } }): Promise<Reply<{ id: string; version: number; active: boolean; airPercent: string; approvedAt: string | null; approvedBy: null | string; createdAt: string; createdBy: null | string; dischargeMinutes: null | number; exposureClasses: (string)[]; gwpPerM3: null | string; mixCode: string; mixVersion: number; name: string; remarks: null | string; status: string; strengthMpa: number; targetMeanStrength: null | string; updatedAt: string; updatedBy: null | string; waterCementRatio: null | string; mixDesignId: string }>>
      }
    }
    optimise: {
      $post(given: { json: { constituents: ({ id: string; kind: "cement" | "ggbs" | "pfa" | "silica-fume" | "water" | "admixture" | "coarse" | "fine"; density: number; cost: number; gwp: number; available?: number; leastUsed?: number; step?: number; chloride?: number; alkali?: number; passing?: Record<string, number> })[]; rules: { air: number; strengthRatio?: { max: number; efficiency: Partial<Record<"cement" | "ggbs" | "pfa" | "silica-fume" | "water" | "admixture" | "coarse" | "fine", number>> }; exposure?: { ratio?: number; cement?: number; efficiency: Partial<Record<"cement" | "ggbs" | "pfa" | "silica-fume" | "water" | "admixture" | "coarse" | "fine", number>> }; chloride?: { max: number; of: ("cement" | "ggbs" | "pfa" | "silica-fume" | "water" | "admixture" | "coarse" | "fine")[] }; alkali?: { max: number }; ratio?: { max: number }; binder?: { min?: number; max?: number }; water?: { min?: number; max?: number }; amounts?: ({ kinds: ("cement" | "ggbs" | "pfa" | "silica-fume" | "water" | "admixture" | "coarse" | "fine")[]; min?: number; max?: number })[]; waterDemand?: { demand: number; saving: number }; admixture?: { max: number }; shares?: ({ kinds: ("cement" | "ggbs" | "pfa" | "silica-fume" | "water" | "admixture" | "coarse" | "fine")[]; min?: number; max?: number })[]; overCement?: ({ kind: "cement" | "ggbs" | "pfa" | "silica-fume" | "water" | "admixture" | "coarse" | "fine"; max: number })[]; paste?: { min?: number; max?: number }; envelope?: ({ sieve: number; min?: number; max?: number })[]; finenessModulus?: { min?: number; max?: number; sieves: (number)[] }; gwp?: { max: number } }; goal?: "cost" | "carbon" | { carbonPrice: number }; points?: number } }): Promise<Reply<{ best: Infeasible | Optimum; front: (ParetoPoint)[] }>>
    }
    generate: {
      $post(given: { json: { constituents: ({ id: string; kind: "cement" | "ggbs" | "pfa" | "silica-fume" | "water" | "admixture" | "coarse" | "fine"; density: number; cost: number; gwp: number; available?: number; leastUsed?: number; step?: number; chloride?: number; alkali?: number; passing?: Record<string, number> })[]; rules: { air: number; strengthRatio?: { max: number; efficiency: Partial<Record<"cement" | "ggbs" | "pfa" | "silica-fume" | "water" | "admixture" | "coarse" | "fine", number>> }; exposure?: { ratio?: number; cement?: number; efficiency: Partial<Record<"cement" | "ggbs" | "pfa" | "silica-fume" | "water" | "admixture" | "coarse" | "fine", number>> }; chloride?: { max: number; of: ("cement" | "ggbs" | "pfa" | "silica-fume" | "water" | "admixture" | "coarse" | "fine")[] }; alkali?: { max: number }; ratio?: { max: number }; binder?: { min?: number; max?: number }; water?: { min?: number; max?: number }; amounts?: ({ kinds: ("cement" | "ggbs" | "pfa" | "silica-fume" | "water" | "admixture" | "coarse" | "fine")[]; min?: number; max?: number })[]; waterDemand?: { demand: number; saving: number }; admixture?: { max: number }; shares?: ({ kinds: ("cement" | "ggbs" | "pfa" | "silica-fume" | "water" | "admixture" | "coarse" | "fine")[]; min?: number; max?: number })[]; overCement?: ({ kind: "cement" | "ggbs" | "pfa" | "silica-fume" | "water" | "admixture" | "coarse" | "fine"; max: number })[]; paste?: { min?: number; max?: number }; envelope?: ({ sieve: number; min?: number; max?: number })[]; finenessModulus?: { min?: number; max?: number; sieves: (number)[] }; gwp?: { max: number } }; wanted: { strength: number; age?: number; specimen?: "cylinder" | "cube" }; draws?: number; most?: number; seed?: number } }): Promise<Reply<{ candidates: (Candidate)[]; specimen: "cube" | "cylinder"; drawn: number; dropped: { conflict: number; weighing: number; repeated: number; strength: number; experience: number; direction: number }; conflict: (string)[]; model: ModelSource }>>
    }
    download: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; status?: Ask; mixCode?: Ask; regionId?: Ask } }): Promise<Reply<unknown>>
    }
    bench: {
      $post(given: { json: { method?: "bre-331" | "aci-si" | "aci-us" | "en-206"; cementId: string; additionId?: string; waterId: string; admixtureId?: string; fineId: string; stoneIds: (string)[]; strengthMpa?: number; exposures?: ("X0" | "XC1" | "XC2" | "XC3" | "XC4" | "XS1" | "XS2" | "XS3" | "XD1" | "XD2" | "XD3" | "XF1" | "XF2" | "XF3" | "XF4" | "XA1" | "XA2" | "XA3")[]; aciExposures?: ("F1" | "F2" | "F3" | "S1" | "S2" | "S3" | "W2" | "C1" | "C2")[]; slump?: number; maxSize?: 10 | 20 | 40; airPercent?: number; aciAir?: "entrapped" | "F1" | "F2" | "F3"; defective?: number; plantId?: string; deviation?: number; results?: number; deviationReason?: string | null; cementClass?: "42.5" | "52.5"; sandType?: "crushed" | "uncrushed"; stoneType?: "crushed" | "uncrushed"; additionShare?: number; admixtureDose?: number; waterSaving?: number; rodded?: number; water?: number; ratio?: number; finesPercent?: number; finerPercent?: number; closer?: "fine" | "coarse" | "aggregate" } }): Promise<Reply<Designed>>
      trial: {
        $post(given: { json: { trialBatchId: string; keep?: "water" | "paste"; pastePercent?: number; exposures?: ("X0" | "XC1" | "XC2" | "XC3" | "XC4" | "XS1" | "XS2" | "XS3" | "XD1" | "XD2" | "XD3" | "XF1" | "XF2" | "XF3" | "XF4" | "XA1" | "XA2" | "XA3")[]; closer?: "fine" | "coarse" | "aggregate" } }): Promise<Reply<BenchTrial>>
      }
    }
    constituents: {
      $get(given?: { query?: { plantId?: Ask; first?: Ask } }): Promise<Reply<Offered>>
    }
    preview: {
      $post(given: { json: { lines: ({ materialId: string; kgPerM3: string | number })[]; airPercent?: string | number; strengthMpa?: number | null; targetMeanStrength?: string | number | null; dischargeMinutes?: number | null; exposureClasses?: ("X0" | "XC1" | "XC2" | "XC3" | "XC4" | "XS1" | "XS2" | "XS3" | "XD1" | "XD2" | "XD3" | "XF1" | "XF2" | "XF3" | "XF4" | "XA1" | "XA2" | "XA3")[]; moistures?: ({ materialId: string; moisture: string | number; absorption: string | number })[]; usualMoisture?: boolean } }): Promise<Reply<MixPreview>>
    }
    template: {
      $get(given?: {  }): Promise<Reply<unknown>>
    }
    upload: {
      $post(given: { form: { file: File; [field: string]: string | File } }): Promise<Reply<ImportDone | ImportLook>>
      ':id': {
        $get(given: { param: { id: string }; query?: { sheet?: Ask; map?: Ask } }): Promise<Reply<ImportLook>>
        commit: {
          $post(given: { param: { id: string }; json: { sheet?: string; map?: string; rows?: "all" | "clean" } }): Promise<Reply<ImportDone>>
        }
        rejects: {
          $get(given: { param: { id: string }; query?: { sheet?: Ask; map?: Ask } }): Promise<Reply<unknown>>
        }
      }
    }
    'upload-v2': {
      $post(given: { form: { file: File; [field: string]: string | File } }): Promise<Reply<ImportDone | ImportLook>>
    }
    v2: {
      template: {
        $get(given?: {  }): Promise<Reply<unknown>>
      }
      upload: {
        $post(given: { form: { file: File; [field: string]: string | File } }): Promise<Reply<ImportDone | ImportLook>>
        ':id': {
          $get(given: { param: { id: string }; query?: { sheet?: Ask; map?: Ask } }): Promise<Reply<ImportLook>>
          commit: {
            $post(given: { param: { id: string }; json: { sheet?: string; map?: string; rows?: "all" | "clean" } }): Promise<Reply<ImportDone>>
          }
          rejects: {
            $get(given: { param: { id: string }; query?: { sheet?: Ask; map?: Ask } }): Promise<Reply<unknown>>
          }
        }
      }
    }
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; status?: Ask; mixCode?: Ask; regionId?: Ask } }): Promise<Reply<{ rows: (MixDesignLineItem)[]; total: number; more?: true }>>
    }
    audit: {
      ':id': {
        $get(given: { param: { id: string }; query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask } }): Promise<Reply<{ rows: (ToldRow)[]; total: number; more?: true }>>
      }
    }
    'as-of': {
      ':id': {
        $get(given: { param: { id: string }; query: { at: Ask } }): Promise<Reply<AsOf>>
      }
    }
    revert: {
      $post(given: { json: { currentId: string; revertToId: string; version: number } }): Promise<Reply<{ id: string; version: number; active: boolean; airPercent: string; approvedAt: string | null; approvedBy: null | string; createdAt: string; createdBy: null | string; dischargeMinutes: null | number; exposureClasses: (string)[]; gwpPerM3: null | string; mixCode: string; mixVersion: number; name: string; remarks: null | string; status: string; strengthMpa: number; targetMeanStrength: null | string; updatedAt: string; updatedBy: null | string; waterCementRatio: null | string; mixDesignId: string; moved: number }>>
    }
    'change-status': {
      $post(given: { json: { id: string; version: number; active: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; airPercent: string; approvedAt: string | null; approvedBy: null | string; createdAt: string; createdBy: null | string; dischargeMinutes: null | number; exposureClasses: (string)[]; gwpPerM3: null | string; mixCode: string; mixVersion: number; name: string; remarks: null | string; status: string; strengthMpa: number; targetMeanStrength: null | string; updatedAt: string; updatedBy: null | string; waterCementRatio: null | string; mixDesignId: string }>>
    }
    $post(given: { json: { mixCode: string; name: string; strengthMpa: number; targetMeanStrength?: string | number | null; airPercent?: string | number; dischargeMinutes?: number | null; remarks?: string | null; exposureClasses?: ("X0" | "XC1" | "XC2" | "XC3" | "XC4" | "XS1" | "XS2" | "XS3" | "XD1" | "XD2" | "XD3" | "XF1" | "XF2" | "XF3" | "XF4" | "XA1" | "XA2" | "XA3")[]; status?: "draft" | "submitted"; lines: ({ materialId: string; kgPerM3: string | number })[] } }): Promise<Reply<MixDesignDetail>>
  }
  'mix-submittals': {
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; status?: Ask; projectId?: Ask; mixDesignId?: Ask; ending?: Ask } }): Promise<Reply<{ rows: (SubmittalLine)[]; total: number; more?: true }>>
    }
    attachment: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<unknown>>
      }
    }
    ':id': {
      upload: {
        $post(given: { param: { id: string }; form: { file: File; [field: string]: string | File } }): Promise<Reply<AttachmentLine>>
      }
      $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; answerComments: null | string; answerRecordedByName: null | string; answerReference: null | string; answeredByName: null | string; answeredByPosition: null | string; answeredOn: null | string; createdAt: string; createdBy: null | string; exposureClasses: (string)[]; mixDesignId: string; plantId: string; preparedByName: string; productId: string; projectId: string; recipients: (string)[]; remarks: null | string; revision: number; sentAt: string | null; sentByName: null | string; status: string; statusReason: null | string; submittalNo: string; updatedAt: string; updatedBy: null | string; validUntil: null | string; projectName: string; customerId: string; customerName: string; productCode: string; mixCode: string; mixVersion: number; plantName: string; content: SubmittalContent; letters: ({ letterId: string; recipients: (string)[]; status: string; at: string })[]; attachments: (AttachmentLine)[]; contacts: ({ id: string; name: string; jobTitle: null | string; email: string; usual: boolean })[]; revisions: ({ id: string; revision: number; status: string })[] }>>
      pdf: {
        $get(given: { param: { id: string } }): Promise<Reply<unknown>>
      }
      send: {
        $post(given: { param: { id: string }; json: { version: number; by?: "email" | "hand"; contactIds?: (string)[] } }): Promise<Reply<{ id: string; version: number; answerComments: null | string; answerRecordedByName: null | string; answerReference: null | string; answeredByName: null | string; answeredByPosition: null | string; answeredOn: null | string; content: SubmittalContent | null; createdAt: string; createdBy: null | string; exposureClasses: (string)[]; mixDesignId: string; plantId: string; preparedByName: string; productId: string; projectId: string; recipients: (string)[]; remarks: null | string; revision: number; sentAt: string | null; sentByName: null | string; status: string; statusReason: null | string; submittalNo: string; updatedAt: string; updatedBy: null | string; validUntil: null | string }>>
      }
      answer: {
        $post(given: { param: { id: string }; json: { version: number; answer: "agreed" | "agreed_with_comments" | "rejected"; answeredOn: string; answeredByName: string; answeredByPosition: string; answerReference: string; answerComments?: string | null; validUntil?: string | null } }): Promise<Reply<{ id: string; version: number; answerComments: null | string; answerRecordedByName: null | string; answerReference: null | string; answeredByName: null | string; answeredByPosition: null | string; answeredOn: null | string; content: SubmittalContent | null; createdAt: string; createdBy: null | string; exposureClasses: (string)[]; mixDesignId: string; plantId: string; preparedByName: string; productId: string; projectId: string; recipients: (string)[]; remarks: null | string; revision: number; sentAt: string | null; sentByName: null | string; status: string; statusReason: null | string; submittalNo: string; updatedAt: string; updatedBy: null | string; validUntil: null | string }>>
      }
      revise: {
        $post(given: { param: { id: string }; json: { version: number } }): Promise<Reply<{ id: string; version: number; answerComments: null | string; answerRecordedByName: null | string; answerReference: null | string; answeredByName: null | string; answeredByPosition: null | string; answeredOn: null | string; content: SubmittalContent | null; createdAt: string; createdBy: null | string; exposureClasses: (string)[]; mixDesignId: string; plantId: string; preparedByName: string; productId: string; projectId: string; recipients: (string)[]; remarks: null | string; revision: number; sentAt: string | null; sentByName: null | string; status: string; statusReason: null | string; submittalNo: string; updatedAt: string; updatedBy: null | string; validUntil: null | string }>>
      }
      withdraw: {
        $post(given: { param: { id: string }; json: { version: number; reason: string } }): Promise<Reply<{ id: string; version: number; answerComments: null | string; answerRecordedByName: null | string; answerReference: null | string; answeredByName: null | string; answeredByPosition: null | string; answeredOn: null | string; content: SubmittalContent | null; createdAt: string; createdBy: null | string; exposureClasses: (string)[]; mixDesignId: string; plantId: string; preparedByName: string; productId: string; projectId: string; recipients: (string)[]; remarks: null | string; revision: number; sentAt: string | null; sentByName: null | string; status: string; statusReason: null | string; submittalNo: string; updatedAt: string; updatedBy: null | string; validUntil: null | string }>>
      }
    }
    $post(given: { json: { projectId: string; productId: string; mixDesignId: string; plantId: string; exposureClasses?: ("X0" | "XC1" | "XC2" | "XC3" | "XC4" | "XS1" | "XS2" | "XS3" | "XD1" | "XD2" | "XD3" | "XF1" | "XF2" | "XF3" | "XF4" | "XA1" | "XA2" | "XA3")[]; validUntil?: string | null; remarks?: string | null } }): Promise<Reply<{ id: string; version: number; answerComments: null | string; answerRecordedByName: null | string; answerReference: null | string; answeredByName: null | string; answeredByPosition: null | string; answeredOn: null | string; content: SubmittalContent | null; createdAt: string; createdBy: null | string; exposureClasses: (string)[]; mixDesignId: string; plantId: string; preparedByName: string; productId: string; projectId: string; recipients: (string)[]; remarks: null | string; revision: number; sentAt: string | null; sentByName: null | string; status: string; statusReason: null | string; submittalNo: string; updatedAt: string; updatedBy: null | string; validUntil: null | string }>>
  }
  engineering: {
    bre: {
      $post(given: { json: { target: { characteristic: number; defective?: number; deviation?: number; results?: number; margin?: number; air?: number }; cement: "42.5" | "52.5"; age?: number; reference?: number; maxRatio?: number; minBinder?: number; maxBinder?: number; relativeDensity?: number; passing600: number; ggbs?: number; maxSize: 10 | 20 | 40; slump: "0_10" | "10_30" | "30_60" | "60_180" | number; fine: "crushed" | "uncrushed"; coarse: "crushed" | "uncrushed"; entrained?: boolean; pfa?: number; waterSaving?: number } }): Promise<Reply<BreDesign>>
    }
    'bre-oven-dry': {
      $post(given: { json: { water: number; aggregates: ({ mass: number; absorption: number })[] } }): Promise<Reply<{ water: number; aggregates: (number)[] }>>
    }
    'aci-211': {
      $post(given: { json: { system: "us" | "si"; specified: number; records?: ({ deviation: number; tests: number })[]; slump: number; maxSize: number; air: "entrapped" | "F1" | "F2" | "F3"; airPercent?: number; exposures?: ("F0" | "F1" | "F2" | "F3" | "S0" | "S1" | "S2" | "S3" | "S3-option-2" | "W0" | "W1" | "W2" | "C0" | "C1" | "C2")[]; water?: number; adjust?: { roundedAggregate?: boolean; manufacturedSand?: boolean; reducer?: "none" | "normal" | "high-range"; reduction?: number; slumpAbove?: number; warmth?: number; airAbove?: number }; scm?: { flyAsh?: number; slag?: number; silicaFume?: number }; ratio?: number; finenessModulus: number; coarse: { relativeDensity: number; absorption: number; rodded: number }; fine: { relativeDensity: number; absorption: number } } }): Promise<Reply<AciDesign>>
    }
    'aci-211-trial': {
      $post(given: { json: { design: { system: "us" | "si"; specified: number; records?: ({ deviation: number; tests: number })[]; slump: number; maxSize: number; air: "entrapped" | "F1" | "F2" | "F3"; airPercent?: number; exposures?: ("F0" | "F1" | "F2" | "F3" | "S0" | "S1" | "S2" | "S3" | "S3-option-2" | "W0" | "W1" | "W2" | "C0" | "C1" | "C2")[]; water?: number; adjust?: { roundedAggregate?: boolean; manufacturedSand?: boolean; reducer?: "none" | "normal" | "high-range"; reduction?: number; slumpAbove?: number; warmth?: number; airAbove?: number }; scm?: { flyAsh?: number; slag?: number; silicaFume?: number }; ratio?: number; finenessModulus: number; coarse: { relativeDensity: number; absorption: number; rodded: number }; fine: { relativeDensity: number; absorption: number } }; trial: { water: number; free: number; volume: number; total?: number; density?: number; slump: number; air: number } } }): Promise<Reply<{ total: number; mixing: number; used: number; masses: { coarse: number; coarseDry: number; flyAsh: number; slag: number; silicaFume: number; water: number; cement: number; fine: number }; binder: number; air: number }>>
    }
    'target-mean': {
      $post(given: { json: { characteristic: number; defective?: number; deviation?: number; results?: number; margin?: number; air?: number } }): Promise<Reply<BreTarget>>
    }
    'target-mean-aci': {
      $post(given: { json: { specified: number; system: "us" | "si"; records?: ({ deviation: number; tests: number })[] } }): Promise<Reply<{ required: number; basis: "no-data" | "record"; deviation: null | number; factor: null | number }>>
    }
    'strength-control': {
      $post(given: { json: { strengthClass: string; specimen: "cylinder" | "cube"; defective?: number; deviation?: number; results?: number; age?: number } }): Promise<Reply<{ characteristic: number; age: number; factor: null | number; deviation: null | number; margin: number; mean: number; warnings: (string)[] }>>
    }
    'absolute-volume': {
      $post(given: { json: { parts: ({ name: string; mass: number; relativeDensity: number })[]; air: number } }): Promise<Reply<{ total: number; volumes: ({ name: string; volume: number })[]; air: number; difference: number; accepted: boolean }>>
    }
    yield: {
      $post(given: { json: { masses: (number)[]; density: number; designed?: number; airFree?: number } }): Promise<Reply<{ volume: number; relative: { ratio: number; accepted: boolean } | null; air: null | number }>>
    }
    moisture: {
      $post(given: { json: { water: number; aggregates: ({ name: string; mass: number; moisture: number; absorption: number })[] } }): Promise<Reply<MoistBatch>>
    }
    'admixture-water': {
      $post(given: { json: { dose: number; solids: number; binder: number } }): Promise<Reply<{ water: number; shift: number; counts: boolean }>>
    }
    'mix-figures': {
      $post(given: { json: { constituents: ({ id: string; kind: "cement" | "ggbs" | "pfa" | "silica-fume" | "water" | "admixture" | "coarse" | "fine"; density: number; cost: number; gwp: number; available?: number; leastUsed?: number; step?: number; chloride?: number; alkali?: number; passing?: Record<string, number> })[]; rules: { air: number; strengthRatio?: { max: number; efficiency: Partial<Record<"cement" | "ggbs" | "pfa" | "silica-fume" | "water" | "admixture" | "coarse" | "fine", number>> }; exposure?: { ratio?: number; cement?: number; efficiency: Partial<Record<"cement" | "ggbs" | "pfa" | "silica-fume" | "water" | "admixture" | "coarse" | "fine", number>> }; chloride?: { max: number; of: ("cement" | "ggbs" | "pfa" | "silica-fume" | "water" | "admixture" | "coarse" | "fine")[] }; alkali?: { max: number }; ratio?: { max: number }; binder?: { min?: number; max?: number }; water?: { min?: number; max?: number }; amounts?: ({ kinds: ("cement" | "ggbs" | "pfa" | "silica-fume" | "water" | "admixture" | "coarse" | "fine")[]; min?: number; max?: number })[]; waterDemand?: { demand: number; saving: number }; admixture?: { max: number }; shares?: ({ kinds: ("cement" | "ggbs" | "pfa" | "silica-fume" | "water" | "admixture" | "coarse" | "fine")[]; min?: number; max?: number })[]; overCement?: ({ kind: "cement" | "ggbs" | "pfa" | "silica-fume" | "water" | "admixture" | "coarse" | "fine"; max: number })[]; paste?: { min?: number; max?: number }; envelope?: ({ sieve: number; min?: number; max?: number })[]; finenessModulus?: { min?: number; max?: number; sieves: (number)[] }; gwp?: { max: number } }; masses: Record<string, number> } }): Promise<Reply<{ total: number; binder: number; ratio: number; effectiveRatio: null | number; additions: number; paste: number; passing: ({ sieve: number; percent: number })[] }>>
    }
    strength: {
      predict: {
        $post(given: { json: { mixes: ({ cement: number; slag?: number; ash?: number; water: number; superplastic?: number; coarseagg: number; fineagg: number; age: number })[]; specimen?: "cylinder" | "cube" } }): Promise<Reply<{ rows: (StrengthAnswer)[]; total: number; model: ModelSource }>>
      }
    }
  }
  requisitions: {
    import: {
      template: {
        $get(given?: {  }): Promise<Reply<unknown>>
      }
      upload: {
        $post(given: { form: { file: File; [field: string]: string | File } }): Promise<Reply<ImportDone | ImportLook>>
        ':id': {
          $get(given: { param: { id: string }; query?: { sheet?: Ask; map?: Ask } }): Promise<Reply<ImportLook>>
          commit: {
            $post(given: { param: { id: string }; json: { sheet?: string; map?: string; rows?: "all" | "clean" } }): Promise<Reply<ImportDone>>
          }
          rejects: {
            $get(given: { param: { id: string }; query?: { sheet?: Ask; map?: Ask } }): Promise<Reply<unknown>>
          }
        }
      }
    }
    ':id': {
      upload: {
        $post(given: { param: { id: string }; form: { file: File; [field: string]: string | File } }): Promise<Reply<AttachmentLine>>
      }
    }
    download: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<unknown>>
      }
    }
    attachment: {
      ':id': {
        $delete(given: { param: { id: string } }): Promise<Reply<{ done: boolean }>>
      }
    }
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; kind?: Ask; status?: Ask; plantId?: Ask; customerId?: Ask; projectId?: Ask; materialId?: Ask; salespersonId?: Ask; neededFrom?: Ask; neededTo?: Ask; mappable?: Ask } }): Promise<Reply<{ rows: (RequisitionLine)[]; total: number; more?: true }>>
    }
    'get-list-customer-requisitions': {
      $get(given: { query: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; kind?: Ask; status?: Ask; plantId?: Ask; customerId: Ask; projectId?: Ask; materialId?: Ask; salespersonId?: Ask; neededFrom?: Ask; neededTo?: Ask } }): Promise<Reply<{ rows: (RequisitionLine)[]; total: number; more?: true }>>
    }
    option: {
      $get(given?: { query?: { materialId?: Ask } }): Promise<Reply<{ statuses: ["draft", "submitted", "approved", "mapped", "testing", "completed", "rejected"]; strengths: ({ strengthMpa: number; name: string })[]; stones: ({ sizeMm: number; name: string })[]; cementTypes: ({ cementType: "CEM I" | "CEM I + GGBS" | "CEM II" | "CEM III/A" | "CEM III/B" | "CEM V" | "any"; name: string })[]; exposureClasses: ({ ratio: null | number; binder: null | number; cylinder: number; cube: number; air: null | number; where: string; exposureClass: "X0" | "XA1" | "XA2" | "XA3" | "XC1" | "XC2" | "XC3" | "XC4" | "XD1" | "XD2" | "XD3" | "XF1" | "XF2" | "XF3" | "XF4" | "XS1" | "XS2" | "XS3"; name: string })[]; tests: ({ name: string; unit: string; method: string; kinds: (string)[]; testType: "abrasion" | "absorption" | "activity_28d" | "alkali_silica" | "chloride" | "density_ssd" | "dissolved_solids" | "dry_content" | "fineness_modulus" | "fines" | "flakiness" | "initial_set" | "loss_on_ignition" | "ph" | "relative_density" | "soundness" | "specific_surface" | "strength_28d" | "strength_2d" | "sulphate" })[] }>>
    }
    customers: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; keyword?: Ask } }): Promise<Reply<{ rows: (RequisitionCustomer)[]; total: number; more?: true }>>
    }
    projects: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; keyword?: Ask; customerId?: Ask } }): Promise<Reply<{ rows: (RequisitionProject)[]; total: number; more?: true }>>
    }
    salesperson: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; keyword?: Ask; active?: Ask } }): Promise<Reply<{ rows: (RequisitionSalesperson)[]; total: number; more?: true }>>
    }
    getSalePerson: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<{ rows: (RequisitionSalesperson)[]; total: number }>>
      }
    }
    detail: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<FullRequisition>>
      }
    }
    reqandtest: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; cementType: null | string; completedAt: string | null; coverMm: null | number; createdAt: string; createdBy: null | string; customerId: null | string; decidedAt: string | null; decidedBy: null | string; decidedByName: null | string; decisionRemarks: null | string; exposureClasses: (string)[]; kind: string; lotNo: null | string; materialId: null | string; neededBy: string; plantId: string; projectId: null | string; pumped: boolean | null; quantity: null | string; remarks: null | string; requestedBy: string; requestedByName: string; requisitionNo: string; salespersonId: null | string; sampledOn: null | string; slumpMax: null | number; slumpMin: null | number; sourceId: null | string; specialRequirements: null | string; status: string; stoneSizeMm: null | number; strengthMpa: null | number; submittedAt: string | null; submittedBy: null | string; targetCarbon: null | string; title: string; updatedAt: string; updatedBy: null | string; workingLifeYears: null | number; requisitionId: string; plantCode: string; plantName: string; customerName: null | string; customerCode: null | string; projectName: null | string; salespersonName: null | string; materialCode: null | string; materialName: null | string; materialKind: null | string; sourceName: null | string; attachments: (AttachmentLine)[]; mappings: (RequisitionMapped)[]; open: (string)[]; standard: "aci318" | "en206"; tests: (NamedTest)[]; target: { mean: number; margin: number; deviation: Deviation; why: null | string } | null }>>
      }
    }
    trail: {
      ':id': {
        $get(given: { param: { id: string } }): Promise<Reply<{ rows: (AuditRow)[]; total: number; more?: true }>>
      }
    }
    createrequisition: {
      $post(given: { json: { title: string; plantId: string; neededBy: string; remarks?: string | null; status?: "draft" | "submitted"; customerId: string; projectId?: string | null; salespersonId?: string | null; strengthMpa: number; slumpMin: number; slumpMax: number; stoneSizeMm: number; cementType: "CEM I" | "CEM I + GGBS" | "CEM II" | "CEM III/A" | "CEM III/B" | "CEM V" | "any"; exposureClasses?: ("X0" | "XC1" | "XC2" | "XC3" | "XC4" | "XS1" | "XS2" | "XS3" | "XD1" | "XD2" | "XD3" | "XF1" | "XF2" | "XF3" | "XF4" | "XA1" | "XA2" | "XA3")[]; workingLifeYears?: number | null; coverMm?: number | null; pumped?: boolean; quantity: string | number; targetCarbon?: string | number | null; specialRequirements?: string | null } }): Promise<Reply<{ id: string; version: number; cementType: null | string; completedAt: string | null; coverMm: null | number; createdAt: string; createdBy: null | string; customerId: null | string; decidedAt: string | null; decidedBy: null | string; decidedByName: null | string; decisionRemarks: null | string; exposureClasses: (string)[]; kind: string; lotNo: null | string; materialId: null | string; neededBy: string; plantId: string; projectId: null | string; pumped: boolean | null; quantity: null | string; remarks: null | string; requestedBy: string; requestedByName: string; requisitionNo: string; salespersonId: null | string; sampledOn: null | string; slumpMax: null | number; slumpMin: null | number; sourceId: null | string; specialRequirements: null | string; status: string; stoneSizeMm: null | number; strengthMpa: null | number; submittedAt: string | null; submittedBy: null | string; targetCarbon: null | string; title: string; updatedAt: string; updatedBy: null | string; workingLifeYears: null | number; requisitionId: string }>>
    }
    updaterequisition: {
      $put(given: { json: { id: string; version: number; title: string; plantId: string; neededBy: string; remarks?: string | null; status?: "draft" | "submitted"; customerId: string; projectId?: string | null; salespersonId?: string | null; strengthMpa: number; slumpMin: number; slumpMax: number; stoneSizeMm: number; cementType: "CEM I" | "CEM I + GGBS" | "CEM II" | "CEM III/A" | "CEM III/B" | "CEM V" | "any"; exposureClasses?: ("X0" | "XC1" | "XC2" | "XC3" | "XC4" | "XS1" | "XS2" | "XS3" | "XD1" | "XD2" | "XD3" | "XF1" | "XF2" | "XF3" | "XF4" | "XA1" | "XA2" | "XA3")[]; workingLifeYears?: number | null; coverMm?: number | null; pumped?: boolean; quantity: string | number; targetCarbon?: string | number | null; specialRequirements?: string | null } }): Promise<Reply<{ id: string; version: number; cementType: null | string; completedAt: string | null; coverMm: null | number; createdAt: string; createdBy: null | string; customerId: null | string; decidedAt: string | null; decidedBy: null | string; decidedByName: null | string; decisionRemarks: null | string; exposureClasses: (string)[]; kind: string; lotNo: null | string; materialId: null | string; neededBy: string; plantId: string; projectId: null | string; pumped: boolean | null; quantity: null | string; remarks: null | string; requestedBy: string; requestedByName: string; requisitionNo: string; salespersonId: null | string; sampledOn: null | string; slumpMax: null | number; slumpMin: null | number; sourceId: null | string; specialRequirements: null | string; status: string; stoneSizeMm: null | number; strengthMpa: null | number; submittedAt: string | null; submittedBy: null | string; targetCarbon: null | string; title: string; updatedAt: string; updatedBy: null | string; workingLifeYears: null | number; requisitionId: string }>>
    }
    create: {
      $post(given: { json: { title: string; plantId: string; neededBy: string; remarks?: string | null; status?: "draft" | "submitted"; materialId: string; sourceId?: string | null; lotNo?: string | null; sampledOn?: string | null; tests?: ({ testType: "fineness_modulus" | "fines" | "density_ssd" | "absorption" | "chloride" | "sulphate" | "alkali_silica" | "abrasion" | "flakiness" | "strength_2d" | "strength_28d" | "initial_set" | "soundness" | "specific_surface" | "activity_28d" | "loss_on_ignition" | "dry_content" | "relative_density" | "ph" | "dissolved_solids"; least?: string | number | null; most?: string | number | null; remarks?: string | null })[] } }): Promise<Reply<{ id: string; version: number; cementType: null | string; completedAt: string | null; coverMm: null | number; createdAt: string; createdBy: null | string; customerId: null | string; decidedAt: string | null; decidedBy: null | string; decidedByName: null | string; decisionRemarks: null | string; exposureClasses: (string)[]; kind: string; lotNo: null | string; materialId: null | string; neededBy: string; plantId: string; projectId: null | string; pumped: boolean | null; quantity: null | string; remarks: null | string; requestedBy: string; requestedByName: string; requisitionNo: string; salespersonId: null | string; sampledOn: null | string; slumpMax: null | number; slumpMin: null | number; sourceId: null | string; specialRequirements: null | string; status: string; stoneSizeMm: null | number; strengthMpa: null | number; submittedAt: string | null; submittedBy: null | string; targetCarbon: null | string; title: string; updatedAt: string; updatedBy: null | string; workingLifeYears: null | number; requisitionId: string }>>
    }
    update: {
      $put(given: { json: { id: string; version: number; title: string; plantId: string; neededBy: string; remarks?: string | null; status?: "draft" | "submitted"; materialId: string; sourceId?: string | null; lotNo?: string | null; sampledOn?: string | null; tests?: ({ testType: "fineness_modulus" | "fines" | "density_ssd" | "absorption" | "chloride" | "sulphate" | "alkali_silica" | "abrasion" | "flakiness" | "strength_2d" | "strength_28d" | "initial_set" | "soundness" | "specific_surface" | "activity_28d" | "loss_on_ignition" | "dry_content" | "relative_density" | "ph" | "dissolved_solids"; least?: string | number | null; most?: string | number | null; remarks?: string | null })[] } }): Promise<Reply<{ id: string; version: number; cementType: null | string; completedAt: string | null; coverMm: null | number; createdAt: string; createdBy: null | string; customerId: null | string; decidedAt: string | null; decidedBy: null | string; decidedByName: null | string; decisionRemarks: null | string; exposureClasses: (string)[]; kind: string; lotNo: null | string; materialId: null | string; neededBy: string; plantId: string; projectId: null | string; pumped: boolean | null; quantity: null | string; remarks: null | string; requestedBy: string; requestedByName: string; requisitionNo: string; salespersonId: null | string; sampledOn: null | string; slumpMax: null | number; slumpMin: null | number; sourceId: null | string; specialRequirements: null | string; status: string; stoneSizeMm: null | number; strengthMpa: null | number; submittedAt: string | null; submittedBy: null | string; targetCarbon: null | string; title: string; updatedAt: string; updatedBy: null | string; workingLifeYears: null | number; requisitionId: string }>>
    }
    approveReq: {
      ':id': {
        $post(given: { param: { id: string }; json: { version: number; remarks?: string | null } }): Promise<Reply<{ id: string; version: number; cementType: null | string; completedAt: string | null; coverMm: null | number; createdAt: string; createdBy: null | string; customerId: null | string; decidedAt: string | null; decidedBy: null | string; decidedByName: null | string; decisionRemarks: null | string; exposureClasses: (string)[]; kind: string; lotNo: null | string; materialId: null | string; neededBy: string; plantId: string; projectId: null | string; pumped: boolean | null; quantity: null | string; remarks: null | string; requestedBy: string; requestedByName: string; requisitionNo: string; salespersonId: null | string; sampledOn: null | string; slumpMax: null | number; slumpMin: null | number; sourceId: null | string; specialRequirements: null | string; status: string; stoneSizeMm: null | number; strengthMpa: null | number; submittedAt: string | null; submittedBy: null | string; targetCarbon: null | string; title: string; updatedAt: string; updatedBy: null | string; workingLifeYears: null | number; requisitionId: string }>>
      }
    }
    rejectReq: {
      ':id': {
        $post(given: { param: { id: string }; json: { version: number; reason: string } }): Promise<Reply<{ id: string; version: number; cementType: null | string; completedAt: string | null; coverMm: null | number; createdAt: string; createdBy: null | string; customerId: null | string; decidedAt: string | null; decidedBy: null | string; decidedByName: null | string; decisionRemarks: null | string; exposureClasses: (string)[]; kind: string; lotNo: null | string; materialId: null | string; neededBy: string; plantId: string; projectId: null | string; pumped: boolean | null; quantity: null | string; remarks: null | string; requestedBy: string; requestedByName: string; requisitionNo: string; salespersonId: null | string; sampledOn: null | string; slumpMax: null | number; slumpMin: null | number; sourceId: null | string; specialRequirements: null | string; status: string; stoneSizeMm: null | number; strengthMpa: null | number; submittedAt: string | null; submittedBy: null | string; targetCarbon: null | string; title: string; updatedAt: string; updatedBy: null | string; workingLifeYears: null | number; requisitionId: string }>>
      }
    }
    requisitionstest: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; requisitionId?: Ask; testType?: Ask; open?: Ask } }): Promise<Reply<{ rows: (RequisitionTestLine)[]; total: number; more?: true }>>
      $post(given: { json: { requisitionId: string; testType: "fineness_modulus" | "fines" | "density_ssd" | "absorption" | "chloride" | "sulphate" | "alkali_silica" | "abrasion" | "flakiness" | "strength_2d" | "strength_28d" | "initial_set" | "soundness" | "specific_surface" | "activity_28d" | "loss_on_ignition" | "dry_content" | "relative_density" | "ph" | "dissolved_solids"; least?: string | number | null; most?: string | number | null; remarks?: string | null } }): Promise<Reply<{ id: string; version: number; createdAt: string; createdBy: null | string; least: null | string; most: null | string; rawMaterialTestId: null | string; remarks: null | string; requisitionId: string; result: null | string; testType: string; testedByName: null | string; testedOn: null | string; updatedAt: string; updatedBy: null | string; verdict: null | string }>>
      ':id': {
        $put(given: { param: { id: string }; json: { version: number; testType: "fineness_modulus" | "fines" | "density_ssd" | "absorption" | "chloride" | "sulphate" | "alkali_silica" | "abrasion" | "flakiness" | "strength_2d" | "strength_28d" | "initial_set" | "soundness" | "specific_surface" | "activity_28d" | "loss_on_ignition" | "dry_content" | "relative_density" | "ph" | "dissolved_solids"; least?: string | number | null; most?: string | number | null; remarks?: string | null; result?: string | number | null; testedOn?: string | null; rawMaterialTestId?: string | null } }): Promise<Reply<{ id: string; version: number; createdAt: string; createdBy: null | string; least: null | string; most: null | string; rawMaterialTestId: null | string; remarks: null | string; requisitionId: string; result: null | string; testType: string; testedByName: null | string; testedOn: null | string; updatedAt: string; updatedBy: null | string; verdict: null | string }>>
      }
    }
    report: {
      head: {
        $get(given?: { query?: { kind?: Ask } }): Promise<Reply<{ rows: (ReportHead)[]; total: number }>>
      }
      data: {
        $post(given: { json: { kind?: "mix" | "material"; status?: "draft" | "submitted" | "approved" | "mapped" | "testing" | "completed" | "rejected"; plantId?: string; customerId?: string; projectId?: string; materialId?: string; salespersonId?: string; neededFrom?: string; neededTo?: string; limit?: number; offset?: number; sort?: string; keyword?: string } }): Promise<Reply<{ rows: ({ id: string; cells: Record<string, Cell> })[]; total: number; more?: true }>>
      }
    }
  }
  report: {
    head: {
      $get(given?: { query?: { kind?: Ask } }): Promise<Reply<{ rows: (ReportHead)[]; total: number }>>
    }
    data: {
      $post(given: { json: { kind?: "mix" | "material"; status?: "draft" | "submitted" | "approved" | "mapped" | "testing" | "completed" | "rejected"; plantId?: string; customerId?: string; projectId?: string; materialId?: string; salespersonId?: string; neededFrom?: string; neededTo?: string; limit?: number; offset?: number; sort?: string; keyword?: string } }): Promise<Reply<{ rows: ({ id: string; cells: Record<string, Cell> })[]; total: number; more?: true }>>
    }
  }
  'strength-models': {
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask } }): Promise<Reply<{ rows: (StrengthModelLine)[]; total: number; more?: true }>>
    }
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<StrengthModelDetail>>
    }
  }
  'cement-radar': {
    $get(given?: { query?: { limit?: Ask; offset?: Ask; plantId?: Ask } }): Promise<Reply<{ total: number; from: string; to: string; riskPercent: number; leastResults: number; fewResults: number; savingPerYear: string; carbonPerYear: string; concretes: (RadarRow)[] }>>
    trial: {
      $post(given: { json: { plantId: string; productId: string; cut: number } }): Promise<Reply<RadarTrial>>
    }
  }
  'mix-design-mapping': {
    requisition: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; requisitionId?: Ask; mixDesignId?: Ask; customerId?: Ask; plantId?: Ask; status?: Ask } }): Promise<Reply<{ rows: (RequisitionMapped)[]; total: number; more?: true }>>
      $put(given: { json: { id?: string | null; version?: number | null; requisitionId: string; mixDesignId: string; remarks?: string | null; active?: boolean } }): Promise<Reply<{ id: string; version: number; completedAt: string | null; completedByName: null | string; createdAt: string; createdBy: null | string; mixDesignId: string; remarks: null | string; requisitionId: string; status: string; updatedAt: string; updatedBy: null | string }>>
      mixes: {
        $get(given: { query: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; requisitionId: Ask } }): Promise<Reply<{ rows: (FittingMix)[]; total: number; more?: true }>>
      }
      ':id': {
        complete: {
          $post(given: { param: { id: string }; json: { version: number } }): Promise<Reply<{ id: string; version: number; completedAt: string | null; completedByName: null | string; createdAt: string; createdBy: null | string; mixDesignId: string; remarks: null | string; requisitionId: string; status: string; updatedAt: string; updatedBy: null | string; requisitionStatus: string }>>
        }
      }
    }
    plant: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; plantId?: Ask; batchingPlantId?: Ask; productId?: Ask; mixDesignId?: Ask } }): Promise<Reply<{ rows: (MappingLine)[]; total: number; more?: true }>>
      $put(given: { json: { id?: string | null; version?: number | null; batchingPlantId: string; productId: string; mixDesignId: string; onCertificate?: boolean; validFrom?: string | null; active?: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; batchingPlantId: string; createdAt: string; createdBy: null | string; mixDesignId: string; onCertificate: boolean; productId: string; syncedAt: string | null; syncedHash: null | string; updatedAt: string; updatedBy: null | string; validFrom: null | string }>>
    }
    project: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; projectId?: Ask; productId?: Ask; mixDesignId?: Ask } }): Promise<Reply<{ rows: (ProjectMappingLine)[]; total: number; more?: true }>>
      $put(given: { json: { id?: string | null; version?: number | null; projectId: string; productId: string; mixDesignId: string; validFrom?: string | null; remarks?: string | null; active?: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; agreedBefore: boolean; createdAt: string; createdBy: null | string; mixDesignId: string; productId: string; projectId: string; remarks: null | string; updatedAt: string; updatedBy: null | string; validFrom: null | string }>>
    }
    lines: {
      $get(given?: {  }): Promise<Reply<{ rows: (LineChoice)[]; total: number }>>
    }
    projects: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; keyword?: Ask } }): Promise<Reply<{ rows: (ProjectChoice)[]; total: number; more?: true }>>
    }
  }
  'mix-design-field': {
    list: {
      $get(given?: {  }): Promise<Reply<{ rows: (MixFieldRow)[]; total: number; exposures: ({ exposureClass: "X0" | "XA1" | "XA2" | "XA3" | "XC1" | "XC2" | "XC3" | "XC4" | "XD1" | "XD2" | "XD3" | "XF1" | "XF2" | "XF3" | "XF4" | "XS1" | "XS2" | "XS3"; name: string })[] }>>
    }
    $put(given: { json: { id?: string | null; version?: number | null; field: "targetMeanStrength" | "airPercent" | "dischargeMinutes" | "waterCementRatio" | "binderKg" | "totalKg" | "gwpPerM3" | "cost"; required?: boolean; defaultValue?: string | number | null; least?: string | number | null; most?: string | number | null; hint?: string | null; active?: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; defaultValue: null | string; field: string; hint: null | string; least: null | string; most: null | string; required: boolean; updatedAt: string; updatedBy: null | string }>>
  }
  'strength-class-control': {
    $get(given?: { query?: { active?: Ask; strengthClass?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; ageDays: number; characteristic: string; createdAt: string; createdBy: null | string; defective: string; deviation: null | string; factor: null | string; knownDeviation: null | string; margin: string; results: null | number; specimen: string; strengthClass: string; targetMean: string; updatedAt: string; updatedBy: null | string })[]; total: number }>>
    $put(given: { json: { id?: string | null; version?: number | null; strengthClass: string; specimen: "cylinder" | "cube"; ageDays?: number; defective?: string | number; knownDeviation?: string | number | null; results?: number | null; active?: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; ageDays: number; characteristic: string; createdAt: string; createdBy: null | string; defective: string; deviation: null | string; factor: null | string; knownDeviation: null | string; margin: string; results: null | number; specimen: string; strengthClass: string; targetMean: string; updatedAt: string; updatedBy: null | string }>>
  }
  'criteria-headers': {
    'get-criteria-headers-by-name': {
      $get(given: { query: { name: Ask } }): Promise<Reply<{ rows: ({ id: string; criteriaHeaderId: string; version: number; active: boolean; name: string; groupHeader: string | null; description: string | null })[]; total: number; more?: true }>>
    }
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask } }): Promise<Reply<{ rows: ({ id: string; criteriaHeaderId: string; version: number; active: boolean; name: string; groupHeader: string | null; description: string | null })[]; total: number; more?: true }>>
    }
    $post(given: { json: { name: string; groupHeader?: string | null; description?: string | null; active?: boolean } }): Promise<Reply<{ id: string; criteriaHeaderId: string; version: number; active: boolean; name: string; groupHeader: string | null; description: string | null } & Record<string, unknown>>>
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<{ id: string; criteriaHeaderId: string; version: number; active: boolean; name: string; groupHeader: string | null; description: string | null } & Record<string, unknown>>>
      $put(given: { param: { id: string }; json: { name: string; groupHeader?: string | null; description?: string | null; active?: boolean; version: number } }): Promise<Reply<{ id: string; criteriaHeaderId: string; version: number; active: boolean; name: string; groupHeader: string | null; description: string | null } & Record<string, unknown>>>
    }
  }
  'criteria-details': {
    getByHeader: {
      $get(given: { query: { criteriaHeaderId: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; criteriaHeaderId: string; name: string; description: string | null; headerName: string | null; groupHeader: string | null })[]; total: number; more?: true }>>
    }
    getByGroupHeader: {
      $get(given: { query: { groupHeader: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; criteriaHeaderId: string; name: string; description: string | null; headerName: string | null; groupHeader: string | null })[]; total: number; more?: true }>>
    }
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; criteriaHeaderId?: Ask; groupHeader?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; criteriaHeaderId: string; name: string; description: string | null; headerName: string | null; groupHeader: string | null })[]; total: number; more?: true }>>
    }
    'change-status': {
      $post(given: { json: { id: string; version: number; active: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; criteriaHeaderId: string; name: string; description: string | null } & Record<string, unknown>>>
    }
    $post(given: { json: { criteriaHeaderId: string; name: string; description?: string | null; active?: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; criteriaHeaderId: string; name: string; description: string | null } & Record<string, unknown>>>
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; active: boolean; criteriaHeaderId: string; name: string; description: string | null } & Record<string, unknown>>>
      $put(given: { param: { id: string }; json: { criteriaHeaderId: string; name: string; description?: string | null; active?: boolean; version: number } }): Promise<Reply<{ id: string; version: number; active: boolean; criteriaHeaderId: string; name: string; description: string | null } & Record<string, unknown>>>
    }
  }
  'carbon-category': {
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; strengthClass?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; name: string; strengthClass: string | null; upTo: string | null; description: string | null })[]; total: number; more?: true }>>
    }
    search: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; strengthClass?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; name: string; strengthClass: string | null; upTo: string | null; description: string | null })[]; total: number; more?: true }>>
    }
    'change-status': {
      $post(given: { json: { id: string; version: number; active: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; name: string; strengthClass: string | null; upTo: string | null; description: string | null } & Record<string, unknown>>>
    }
    $post(given: { json: { name: string; strengthClass?: string | null; upTo?: string | number | null; description?: string | null; active?: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; name: string; strengthClass: string | null; upTo: string | null; description: string | null } & Record<string, unknown>>>
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; active: boolean; name: string; strengthClass: string | null; upTo: string | null; description: string | null } & Record<string, unknown>>>
      $put(given: { param: { id: string }; json: { name: string; strengthClass?: string | null; upTo?: string | number | null; description?: string | null; active?: boolean; version: number } }): Promise<Reply<{ id: string; version: number; active: boolean; name: string; strengthClass: string | null; upTo: string | null; description: string | null } & Record<string, unknown>>>
    }
  }
  'carbon-config': {
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask; plantId?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; plantId: string | null; validFrom: string; electricityPerKwh: string; kwhPerM3: string; dieselPerLitre: string; dieselLitresPerM3: string; hgvPerTkm: string; hgvEmptyPerKm: string; source: string; plantName: string | null })[]; total: number; more?: true }>>
    }
    'change-status': {
      $post(given: { json: { id: string; version: number; active: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; plantId: string | null; validFrom: string; electricityPerKwh: string; kwhPerM3: string; dieselPerLitre: string; dieselLitresPerM3: string; hgvPerTkm: string; hgvEmptyPerKm: string; source: string } & Record<string, unknown>>>
    }
    $post(given: { json: { plantId?: string | null; validFrom: string; electricityPerKwh: string | number; kwhPerM3: string | number; dieselPerLitre: string | number; dieselLitresPerM3: string | number; hgvPerTkm: string | number; hgvEmptyPerKm: string | number; source: string; active?: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; plantId: string | null; validFrom: string; electricityPerKwh: string; kwhPerM3: string; dieselPerLitre: string; dieselLitresPerM3: string; hgvPerTkm: string; hgvEmptyPerKm: string; source: string } & Record<string, unknown>>>
    ':id': {
      $get(given: { param: { id: string } }): Promise<Reply<{ id: string; version: number; active: boolean; plantId: string | null; validFrom: string; electricityPerKwh: string; kwhPerM3: string; dieselPerLitre: string; dieselLitresPerM3: string; hgvPerTkm: string; hgvEmptyPerKm: string; source: string; plantName: string | null }>>
      $put(given: { param: { id: string }; json: { plantId?: string | null; validFrom: string; electricityPerKwh: string | number; kwhPerM3: string | number; dieselPerLitre: string | number; dieselLitresPerM3: string | number; hgvPerTkm: string | number; hgvEmptyPerKm: string | number; source: string; active?: boolean; version: number } }): Promise<Reply<{ id: string; version: number; active: boolean; plantId: string | null; validFrom: string; electricityPerKwh: string; kwhPerM3: string; dieselPerLitre: string; dieselLitresPerM3: string; hgvPerTkm: string; hgvEmptyPerKm: string; source: string } & Record<string, unknown>>>
    }
  }
  'unit-of-measurements': {
    list: {
      $get(given?: { query?: { limit?: Ask; offset?: Ask; sort?: Ask; keyword?: Ask; active?: Ask } }): Promise<Reply<{ rows: ({ id: string; version: number; active: boolean; name: string; symbol: string; description: string | null })[]; total: number; more?: true }>>
    }
    $post(given: { json: { name: string; symbol: string; description?: string | null; active?: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; name: string; symbol: string; description: string | null } & Record<string, unknown>>>
    'change-status': {
      $post(given: { json: { id: string; version: number; active: boolean } }): Promise<Reply<{ id: string; version: number; active: boolean; name: string; symbol: string; description: string | null } & Record<string, unknown>>>
    }
    ':id': {
      $put(given: { param: { id: string }; json: { name: string; symbol: string; description?: string | null; active?: boolean; version: number } }): Promise<Reply<{ id: string; version: number; active: boolean; name: string; symbol: string; description: string | null } & Record<string, unknown>>>
    }
  }
}

export type AciDesign = { total: number; feasible: boolean; reasons: (AciReason)[]; warnings: (string)[]; required: number; ratio: number; governed: "durability" | "strength"; masses: { water: number; cement: number; coarse: number; coarseDry: number; fine: number; flyAsh: number; slag: number; silicaFume: number }; binder: number; air: number; density: number; airFree: number }

export type AciReason = { rule: string; needed: number; limit: number }

export type Active = { rule: string; shadowPrice: number }

export type AggregateBlend = { shilstone: Shilstone | null; tarantula: Tarantula | null; grading: ({ size: number; passing: number })[]; basis: "mass" | "volume"; shares: ({ name: string; share: number })[]; finenessModulus: null | number; specification: null | string; verdict: GradingVerdict | null }

export type AsOf = { at: string; was: AsOfFields | null; is: AsOfFields | null; names: Record<string, string> }

export type AsOfFields = Record<string, unknown>

export type AttachmentLine = { id: string; name: string; type: string; size: number; uploadedAt: string; uploadedBy: string; scan: "clean" | "infected" | "none" | "waiting"; found: null | string }

export type AuditRow = { seq: number; at: string; actorName: string; subject: string; subjectId: null | string; action: string; before: unknown; after: unknown; changed: (string)[]; reason: null | string; requestId: string; doneAt: string | null }

export type BenchMix = { steps: (DesignStep)[]; reasons: (string)[]; warnings: (string)[]; lines: ({ materialId: string; name: string; kgPerM3: string })[]; airPercent: string; strengthMpa: number; targetMeanStrength: null | string; standard: "aci318" | "en206"; ratio: null | string; binder: string; exposure: (ExposureVerdict)[]; preview: MixPreview }

export type BenchTrial = { mix: { id: string; mixCode: string; mixVersion: number; name: string }; trial: { id: string; slumpMax: number; slumpMin: number; trialNo: string; fck: number; targetMean: null | number; slumpMm: null | number; strengthAge: number }; told: TrialTold; before: BenchMix; after: BenchMix; exposures: ("X0" | "XA1" | "XA2" | "XA3" | "XC1" | "XC2" | "XC3" | "XC4" | "XD1" | "XD2" | "XD3" | "XF1" | "XF2" | "XF3" | "XF4" | "XS1" | "XS2" | "XS3")[] }

export type Binder = { total: number; cement: number; pfa: number; ggbs: number; ratio: number; governed: "max-ratio" | "min-binder" | "strength" }

export type BreDesign = { feasible: boolean; reasons: (Reason)[]; target: BreTarget; reference: number; strengthRatio: null | number; binder: Binder | null; expected: null | number; density: null | number; finesPercent: null | number; masses: BreMasses | null }

export type BreMasses = { cement: number; pfa: number; ggbs: number; water: number; fine: number; coarse: number; sizes: ({ size: number; mass: number })[] }

export type BreTarget = { factor: null | number; deviation: null | number; margin: number; mean: number; design: number; warnings: (string)[] }

export type Candidate = { status: "proposed"; masses: Record<string, number>; merits: Merits; strength: StrengthBand; knownMix: boolean; front: number }

export type CarbonBand = { name: string; strengthClass: null | string; upTo: null | string; description: null | string }

export type Cell = null | number | string

export type Checked = { rule: string; value: number; sense: "<=" | "=" | ">="; limit: number; slack: number; kept: boolean }

export type CompanyContents = { chloridePercent: string; alkaliKgPerM3: null | string }

export type Comparison = { after: string; candidate: Score; serving: Score; won: "candidate" | "serving"; why: string }

export type ConcreteLedger = { rows: (LedgerRow)[]; cubicMetres: string; mass: LedgerMass | null; missing: LedgerFault | null }

export type Constituent = { id: string; kind: "admixture" | "cement" | "coarse" | "fine" | "ggbs" | "pfa" | "silica-fume" | "water"; density: number; cost: number; gwp: number; available?: number; leastUsed?: number; step?: number; chloride?: number; alkali?: number; passing?: Record<string, number> }

export type ContentRules = { standard: "aci318" | "en206"; company: CompanyContents }

export type DesignStep = { name: string; value: string; how: string; source: string }

export type Designed = { steps: (DesignStep)[]; reasons: (string)[]; warnings: (string)[]; lines: ({ materialId: string; name: string; kgPerM3: string })[]; airPercent: string; strengthMpa: number; targetMeanStrength: null | string; standard: "aci318" | "en206"; ratio: null | string; binder: string; exposure: (ExposureVerdict)[]; preview: MixPreview; deviation: { by: "designer" | "house" | "standard"; mpa: null | number; results: null | number; shape: "cube" | "cylinder"; text: string; source: string; house: { mpa: number; text: string } | null; why: null | string } }

export type Deviation = { by: "designer" | "house" | "standard"; mpa: null | number; results: null | number; shape: "cube" | "cylinder"; text: string; source: string }

export type EarlyLink = { slope: number; scatter: number; pairs: number }

export type Effect = { mean: number; sd: number; n: number }

export type Envelope = { id: string; name: string; limits: (GradingLimit)[] }

export type ExperienceVerdict = { inside: boolean; distance: number; limit: number; outside: (string)[] }

export type ExposureVerdict = { exposureClass: "X0" | "XA1" | "XA2" | "XA3" | "XC1" | "XC2" | "XC3" | "XC4" | "XD1" | "XD2" | "XD3" | "XF1" | "XF2" | "XF3" | "XF4" | "XS1" | "XS2" | "XS3"; name: string; where: string; misses: (string)[] }

export type Finding = { check: "air" | "alkali" | "binder" | "carbon" | "chloride" | "exposure-strength" | "ratio" | "strength"; name: string; asked: string; given: string; ok: boolean }

export type FittingMix = { mixDesignId: string; mixCode: string; mixVersion: number; name: string; mixStatus: string; mixActive: boolean; strengthMpa: number; airPercent: string; waterCementRatio: null | string; gwpPerM3: null | string; gatePerM3: null | string; binderKg: string; linesSynced: number; findings: (Finding)[] }

export type FixGroup = { column: string; message: string; count: number; cells: ({ row: number; cell: string; value: string })[] }

export type FullRequisition = { id: string; version: number; cementType: null | string; completedAt: string | null; coverMm: null | number; createdAt: string; createdBy: null | string; customerId: null | string; decidedAt: string | null; decidedBy: null | string; decidedByName: null | string; decisionRemarks: null | string; exposureClasses: (string)[]; kind: string; lotNo: null | string; materialId: null | string; neededBy: string; plantId: string; projectId: null | string; pumped: boolean | null; quantity: null | string; remarks: null | string; requestedBy: string; requestedByName: string; requisitionNo: string; salespersonId: null | string; sampledOn: null | string; slumpMax: null | number; slumpMin: null | number; sourceId: null | string; specialRequirements: null | string; status: string; stoneSizeMm: null | number; strengthMpa: null | number; submittedAt: string | null; submittedBy: null | string; targetCarbon: null | string; title: string; updatedAt: string; updatedBy: null | string; workingLifeYears: null | number; requisitionId: string; plantCode: string; plantName: string; customerName: null | string; customerCode: null | string; projectName: null | string; salespersonName: null | string; materialCode: null | string; materialName: null | string; materialKind: null | string; sourceName: null | string; attachments: (AttachmentLine)[]; mappings: (RequisitionMapped)[]; open: (string)[]; standard: "aci318" | "en206" }

export type GradingLimit = { size: number; min: number; max: number }

export type GradingVerdict = { verdict: "fail" | "incomplete" | "pass"; sieves: (SieveVerdict)[] }

export type Hardening = { slower: number; faster: number; pairs: number }

export type HouseBand = { below: number; above: number; scores: number }

export type ImportCounts = { rows: number; create: number; update: number; skip: number; reject: number }

export type ImportDone = { rows: number; create: number; update: number; skip: number; reject: number; importId: string; fixes: (FixGroup)[] }

export type ImportLook = { importId: string; fileName: string; taken: boolean; sheet: string; sheets: ({ rows: number; name: string })[]; headers: ({ at: number; text: string; sample: string })[]; columns: ({ key: string; label: string; needed: boolean; hint: string; example: string; at: null | number })[]; missing: (string)[]; counts: ImportCounts; fixes: (FixGroup)[]; preview: (ImportPreview)[] }

export type ImportPreview = { row: number; action: "create" | "reject" | "skip" | "update"; values: Record<string, string> }

export type Infeasible = { feasible: false; conflict: (string)[] }

export type KnownLine = { active: boolean; carbonSource: null | string; materialCode: string; name: string; kind: string; kgPerM3: string; density: string; solidsPercent?: null | string; costPerKg: null | string; carbonFactor: null | string; carbonValidTo: null | string; materialId: string }

export type LedgerFault = { fault: string; text: string }

export type LedgerKey = "admixture" | "admixture-water" | "age" | "aggregate-water" | "air" | "alkali" | "batch-water" | "carbon" | "chloride" | "discharged" | "equivalent-cement" | "exposure-air" | "exposure-cement" | "exposure-ratio" | "exposure-strength" | "free-water" | "returned" | "site-water" | "slump" | "temperature" | "water-cement" | "weights" | "yield"

export type LedgerMass = { batchedKg: string; siteKg: string; dischargedKg: string; returnedKg: string }

export type LedgerRow = { key: LedgerKey; name: string; unit: string; value: null | string; least: null | string; most: null | string; verdict: LedgerVerdict; source: string; missing: LedgerFault | null }

export type LedgerVerdict = "above" | "below" | "no-limit" | "unknown" | "within"

export type LineChoice = { id: string; bpName: string; plantId: string; plantName: string; regionId: string; regionName: string }

export type MappingLine = { id: string; version: number; active: boolean; plantId: string; plantName: string; batchingPlantId: string; bpName: string; productId: string; productCode: string; mixDesignId: string; mixCode: string; mixVersion: number; status: string; synced: boolean; syncedAt: string | null; onCertificate: boolean; validFrom: null | string }

export type Merits = { cost: number; gwp: number; strength: number }

export type MixDesignDetail = { id: string; version: number; active: boolean; airPercent: string; approvedAt: string | null; approvedBy: null | string; createdAt: string; createdBy: null | string; dischargeMinutes: null | number; exposureClasses: (string)[]; gwpPerM3: null | string; mixCode: string; mixVersion: number; name: string; remarks: null | string; status: string; strengthMpa: number; targetMeanStrength: null | string; updatedAt: string; updatedBy: null | string; waterCementRatio: null | string; mixDesignId: string; lines: ({ materialId: string; materialCode: string; name: string; kind: string; active: boolean; kgPerM3: string; density: string; solidsPercent: null | string; costPerKg: null | string; carbonFactor: null | string; carbonValidTo: null | string })[]; figures: MixFigures; open: (string)[]; approvedByName: null | string }

export type MixDesignLineItem = { id: string; version: number; active: boolean; approvedAt: string | null; gwpPerM3: null | string; mixCode: string; mixVersion: number; name: string; status: string; strengthMpa: number; targetMeanStrength: null | string; waterCementRatio: null | string; mixDesignId: string; mappings: number }

export type MixFieldFault = { field: "airPercent" | "binderKg" | "cost" | "dischargeMinutes" | "gwpPerM3" | "targetMeanStrength" | "totalKg" | "waterCementRatio"; message: string }

export type MixFieldRow = { id: string; version: number; active: boolean; createdAt: string; createdBy: null | string; defaultValue: null | string; hint: null | string; least: null | string; most: null | string; required: boolean; updatedAt: string; updatedBy: null | string; field: "airPercent" | "binderKg" | "cost" | "dischargeMinutes" | "gwpPerM3" | "targetMeanStrength" | "totalKg" | "waterCementRatio" }

export type MixFigures = { totalKg: string; binderKg: string; waterCementRatio: null | string; volume: number; volumeAccepted: boolean; volumes: ({ name: string; volume: number })[]; cost: null | string; gwpPerM3: null | string }

export type MixPreview = { lines: (KnownLine)[]; figures: MixFigures | null; band: CarbonBand | null; bands: (CarbonBand)[]; strength: PreviewStrength; grading: PreviewGrading; moisture: MoistBatch | { missing: string } | null; usualMoisture: { sand: { moisture: string; absorption: string }; stone: { moisture: string; absorption: string } }; contents: (LedgerRow)[]; exposure: (ExposureVerdict)[]; faults: (MixFieldFault)[] }

export type ModelGroup = { level: "concrete" | "house" | "plant" | "source"; path: (string)[]; percent: number; sd: number; results: number }

export type ModelSource = { rows: number; name: string; licence: string; mixes: number }

export type MoistBatch = { total: number; aggregates: ({ name: string; mass: number; free: number })[]; water: number; free: number }

export type MonthScore = { month: string; n: number; error: null | number; bias: null | number; coverage: null | number; score: null | number }

export type NamedTest = { id: string; version: number; createdAt: string; createdBy: null | string; least: null | string; most: null | string; rawMaterialTestId: null | string; remarks: null | string; requisitionId: string; result: null | string; testType: string; testedByName: null | string; testedOn: null | string; updatedAt: string; updatedBy: null | string; verdict: null | string; name: string; unit: string; method: string }

export type Offered = { rows: (OfferedConstituent)[]; total: number; envelopes: (Envelope)[]; plants: ({ id: string; name: string })[]; plantId: null | string; contentRules: ContentRules }

export type OfferedConstituent = { materialId: string; materialCode: string; name: string; kind: "admixture" | "cement" | "coarse" | "fine" | "ggbs" | "pfa" | "silica-fume" | "water"; constituent: Constituent | null; why: null | string; usual: boolean; testNo: null | string; stockKg: null | string }

export type Optimum = { feasible: true; masses: Record<string, number>; cost: number; gwp: number; objective: number; active: (Active)[]; weighable: Weighable }

export type ParetoPoint = { cap: number; abatementPrice: number; feasible: true; masses: Record<string, number>; cost: number; gwp: number; objective: number; active: (Active)[]; weighable: Weighable }

export type PreviewGrading = { blend: AggregateBlend; limits: { rows: (GradingLimit)[]; name: string } | null; parts: ({ name: string; grading: ({ size: number; passing: number })[] })[]; tests: ({ name: string; testNo: string; sampledOn: string })[] } | { missing: string }

export type PreviewStrength = { missing: string } | { rows: ({ ageDays: number; answer: StrengthAnswer })[]; versionNo: null | number }

export type ProjectChoice = { id: string; projectName: string; customerName: string }

export type ProjectMappingLine = { id: string; version: number; active: boolean; projectId: string; projectName: string; customerName: string; productId: string; productCode: string; productName: string; mixDesignId: string; mixCode: string; mixVersion: number; mixName: string; status: string; mixActive: boolean; validFrom: null | string; remarks: null | string }

export type RadarRow = { id: string; plantId: string; plantName: string; productId: string; productCode: string; mixDesignId: string; mixCode: string; mixVersion: number; results: number; specimen: "cube" | "cylinder"; fck: number; mean: number; sigma: number; criterion: string; asFamily: boolean; riskInForce: number; binder: number; lossBy: "bolomey" | "model"; perMpa: number; cubicMetres: string; savingPerM3: null | string; savingPerYear: null | string; carbonPerM3: null | string; carbonPerYear: null | string; next: ({ mixDesignId: string; mixVersion: number; status: string; trialNo: null | string })[]; cut: number; limit: "durability" | "risk" | "trial"; riskNow: number; riskAfter: number; required: number; over: number; meanAfter: number }

export type RadarTrial = { id: string; mixDesignId: string; mixCode: string; mixVersion: number; name: string; plantName: string; productCode: string }

export type Reason = { rule: "ggbs-needs-supplier-data" | "max-binder" | "max-ratio" | "min-binder" | "no-room-for-aggregate" | "strength-beyond-curve"; needed: number; limit: number }

export type ReportHead = { key: string; label: string; kind: "day" | "number" | "text" }

export type RequisitionCustomer = { id: string; customerName: string; customerCode: string }

export type RequisitionLine = { id: string; version: number; cementType: null | string; completedAt: string | null; coverMm: null | number; createdAt: string; customerId: null | string; decidedAt: string | null; decidedByName: null | string; exposureClasses: (string)[]; kind: string; lotNo: null | string; materialId: null | string; neededBy: string; plantId: string; projectId: null | string; pumped: boolean | null; quantity: null | string; requestedByName: string; requisitionNo: string; sampledOn: null | string; slumpMax: null | number; slumpMin: null | number; status: string; stoneSizeMm: null | number; strengthMpa: null | number; submittedAt: string | null; targetCarbon: null | string; title: string; workingLifeYears: null | number; requisitionId: string; plantCode: string; plantName: string; customerName: null | string; projectName: null | string; salespersonName: null | string; materialName: null | string; sourceName: null | string; mixes: number; tests: number; testsDone: number; testsFailed: number }

export type RequisitionMapped = { id: string; version: number; mixDesignId: string; mixCode: string; mixVersion: number; name: string; mixStatus: string; mixActive: boolean; strengthMpa: number; airPercent: string; waterCementRatio: null | string; gwpPerM3: null | string; gatePerM3: null | string; binderKg: string; linesSynced: number; status: string; remarks: null | string; completedAt: string | null; completedByName: null | string; requisitionId: string; requisitionNo: string; requisitionStatus: string; title: string; neededBy: string; quantity: null | string; demandMpa: number; exposureClasses: (string)[]; targetCarbon: null | string; plantId: string; plantName: string; customerName: null | string; projectName: null | string; findings: (Finding)[] }

export type RequisitionProject = { id: string; projectName: string; projectCode: string; customerId: string }

export type RequisitionSalesperson = { id: string; name: string; username: string; phone: null | string }

export type RequisitionTestLine = { id: string; version: number; createdAt: string; createdBy: null | string; least: null | string; most: null | string; rawMaterialTestId: null | string; remarks: null | string; requisitionId: string; result: null | string; testType: string; testedByName: null | string; testedOn: null | string; updatedAt: string; updatedBy: null | string; verdict: null | string; requisitionNo: string; requisitionStatus: string; materialName: null | string; testNo: null | string }

export type Score = { n: number; error: null | number; bias: null | number; coverage: null | number; score: null | number }

export type Shilstone = { coarseness: number; workability: number; zone: "I gap-graded" | "II well graded" | "III small stone" | "IV sandy" | "V rocky"; aboveTrend: number }

export type SieveVerdict = { size: number; min: number; max: number; passing: null | number; verdict: "above" | "below" | "not tested" | "within" }

export type StrengthAnswer = { p10: number; p50: number; p90: number; refused: false; experience: ExperienceVerdict; knownMix: boolean; specimen: "cube" | "cylinder" } | { refused: true; experience: ExperienceVerdict }

export type StrengthBand = { p10: number; p50: number; p90: number }

export type StrengthModelDetail = { id: string; version: number; byName: string; comparison: Comparison; createdAt: string; createdBy: null | string; months: (MonthScore)[]; results: number; servedFrom: string | null; servedUntil: string | null; trainedTo: string; updatedAt: string; updatedBy: null | string; versionNo: number; groups: (ModelGroup)[]; model: { sets: number; batched: number; between: (number)[]; within: number; hardening: Hardening; cube: Effect; band: HouseBand; early: EarlyLink } }

export type StrengthModelLine = { id: string; version: number; byName: string; comparison: Comparison; createdAt: string; months: (MonthScore)[]; results: number; servedFrom: string | null; servedUntil: string | null; trainedTo: string; versionNo: number }

export type SubmittalContent = { on: string; customerName: string; projectName: string; plantName: string; certificateNo: null | string; certificateValidTo: null | string; productCode: string; productName: string; slump: string; aggregateMm: number; mixCode: string; mixVersion: number; strengthMpa: number; strengthClass: null | string; strengthAge: number; targetMean: null | string; airPercent: string; dischargeMinutes: null | number; waterCement: null | string; ratioName?: string; cementKg: string; equivalentCement: string; cementitiousKg?: null | string; cementTypes: (string)[]; admixtures: (string)[]; exposure: ({ exposureClass: string; name?: string; where: string })[]; limits: ({ name: string; value: string; limit: string; source: string })[]; materials: ({ name: string; kind: string; kgPerM3: null | string; test: null | string })[]; trials: ({ trialNo: string; madeOn: string; fck: number; slumpMm: null | number; results: string })[]; evidence: (string)[]; evidenceSource: string; carbon: { a1: string; a2: null | string; a3: null | string; gate: null | string } | null; files: (string)[] }

export type SubmittalLine = { id: string; version: number; answerComments: null | string; answerRecordedByName: null | string; answerReference: null | string; answeredByName: null | string; answeredByPosition: null | string; answeredOn: null | string; createdAt: string; createdBy: null | string; exposureClasses: (string)[]; mixDesignId: string; plantId: string; preparedByName: string; productId: string; projectId: string; recipients: (string)[]; remarks: null | string; revision: number; sentAt: string | null; sentByName: null | string; status: string; statusReason: null | string; submittalNo: string; updatedAt: string; updatedBy: null | string; validUntil: null | string; projectName: string; customerId: string; customerName: string; productCode: string; mixCode: string; mixVersion: number; plantName: string }

export type Tarantula = { pass: boolean; sieves: (TarantulaSieve)[]; sums: (TarantulaSum)[] }

export type TarantulaSieve = { size: number; retained: number; min: number; max: number; pass: boolean }

export type TarantulaSum = { name: "coarse sand" | "fine sand"; value: number; min: number; max: null | number; pass: boolean }

export type ToldRow = { seq: number; at: string; actorName: string; subject: string; subjectId: null | string; action: string; before: unknown; after: unknown; changed: (string)[]; reason: null | string; requestId: string; doneAt: string | null; names: Record<string, string> }

export type TrialAge = { ageDays: number; dueOn: string; status: string; mean: null | number; counts: boolean | null }

export type TrialBatchDetail = { id: string; version: number; airPercent: null | number; ambientTemperature: null | number; batchedAt: string; byName: string; concreteTemperature: null | number; createdAt: string; createdBy: null | string; demo: boolean; freshDensity: null | number; litres: string; mixDesignId: string; plantId: string; productId: string; remarks: null | string; slumpMax: number; slumpMin: number; status: string; statusReason: null | string; trialNo: string; updatedAt: string; updatedBy: null | string; wetFindings: ({ rule: string; text: string })[]; trialBatchId: string; mixCode: string; mixVersion: number; productCode: string; plantName: string; cylinderTestId: string; testNo: string; setStatus: string; specimenKind: string; fck: number; targetMean: null | number; slumpMm: null | number; ages: (TrialAge)[]; strengthAge: number; weights: ({ materialId: string; name: string; kind: string; density: string; chloridePercent: null | string; alkaliPercent: null | string; solidsPercent: null | string; materialCode: string; carbonFactor: null | string; kg: string; moisturePercent: null | string; absorptionPercent: null | string })[]; ledger: ConcreteLedger }

export type TrialBatchLine = { id: string; version: number; batchedAt: string; byName: string; createdAt: string; createdBy: null | string; demo: boolean; litres: string; mixDesignId: string; plantId: string; productId: string; remarks: null | string; status: string; statusReason: null | string; trialNo: string; updatedAt: string; updatedBy: null | string; trialBatchId: string; mixCode: string; mixVersion: number; productCode: string; plantName: string; cylinderTestId: string; testNo: string; setStatus: string; specimenKind: string; fck: number; targetMean: null | number; slumpMm: null | number; ages: (TrialAge)[] }

export type TrialTold = { freeWater: number; relativeYield: null | number; airPercent: null | number; slump: null | number; strength: null | number }

export type Weighable = { masses: Record<string, number>; cost: string; gwp: string; yield: number; kept: boolean; broken: (Checked)[] }
