ALTER TABLE "requisition" ADD COLUMN "working_life_years" integer;--> statement-breakpoint
ALTER TABLE "requisition" ADD COLUMN "cover_mm" integer;--> statement-breakpoint
ALTER TABLE "requisition" ADD COLUMN "pumped" boolean;--> statement-breakpoint
ALTER TABLE "mix_design" ADD COLUMN "exposure_classes" text[] DEFAULT '{}' NOT NULL;