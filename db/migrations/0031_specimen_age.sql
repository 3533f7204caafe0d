ALTER TABLE "cylinder_age" ALTER COLUMN "age_days" SET DATA TYPE double precision;--> statement-breakpoint
ALTER TABLE "cylinder_test" ALTER COLUMN "ages" SET DATA TYPE double precision[];--> statement-breakpoint
ALTER TABLE "cylinder_age" ADD COLUMN "test_until" timestamp with time zone;