ALTER TABLE "batch_weight" ADD COLUMN "moisture_percent" numeric(9, 4);--> statement-breakpoint
ALTER TABLE "batch_weight" ADD COLUMN "absorption_percent" numeric(9, 4);--> statement-breakpoint
ALTER TABLE "delivery_order" ADD COLUMN "admixture_added_litres" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "material" ADD COLUMN "chloride_percent" numeric(9, 4);--> statement-breakpoint
ALTER TABLE "material" ADD COLUMN "alkali_percent" numeric(9, 4);--> statement-breakpoint
ALTER TABLE "material" ADD COLUMN "solids_percent" numeric(9, 4);