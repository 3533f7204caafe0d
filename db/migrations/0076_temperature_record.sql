CREATE TABLE "temperature_record" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"demo" boolean DEFAULT false NOT NULL,
	"test_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"measures" text NOT NULL,
	"place" text,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"readings" integer NOT NULL,
	"points" jsonb NOT NULL,
	"file_name" text NOT NULL,
	"by_name" text NOT NULL,
	CONSTRAINT "temperature_record_once" UNIQUE("test_id","measures","channel")
);
--> statement-breakpoint
ALTER TABLE "temperature_record" ADD CONSTRAINT "temperature_record_test_id_cylinder_test_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."cylinder_test"("id") ON DELETE no action ON UPDATE no action;