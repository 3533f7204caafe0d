ALTER TABLE "price_adjustment_line" ALTER COLUMN "product_price_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "price_adjustment_line" ADD COLUMN "kind" text DEFAULT 'agreed' NOT NULL;--> statement-breakpoint
ALTER TABLE "price_adjustment_line" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "price_adjustment_line" ADD COLUMN "subject_version" integer;--> statement-breakpoint
ALTER TABLE "price_adjustment_line" ADD COLUMN "item_id" uuid;--> statement-breakpoint
ALTER TABLE "price_adjustment" ADD COLUMN "applies_to" text[] DEFAULT '{"agreed"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "price_adjustment" ADD COLUMN "category_names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "price_adjustment" ADD COLUMN "families" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "price_adjustment_line" ADD CONSTRAINT "price_adjustment_line_item_once" UNIQUE("price_adjustment_id","subject_id","item_id");--> statement-breakpoint
ALTER TABLE "price_adjustment_line" ADD CONSTRAINT "price_adjustment_line_of" CHECK (("price_adjustment_line"."kind" = 'agreed') = ("price_adjustment_line"."product_price_id" is not null));--> statement-breakpoint
ALTER TABLE "price_adjustment_line" ADD CONSTRAINT "price_adjustment_line_subject" CHECK (num_nonnulls("price_adjustment_line"."product_price_id", "price_adjustment_line"."subject_id") = 1 and ("price_adjustment_line"."subject_id" is null) = ("price_adjustment_line"."item_id" is null));